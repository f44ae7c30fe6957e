// The comparison of rule sets: one subject at a time, how many rules are shown, and both in the
// address. Hiding what is alike is CSS (the box works without script).

import { persian } from './digits.mjs';

/** @param {Element} compare */
function start(compare) {
  const only = /** @type {HTMLInputElement | null} */ (compare.querySelector('[data-part="only"]'));
  const topic = /** @type {HTMLSelectElement | null} */ (compare.querySelector('[data-part="topic"]'));
  const pick = /** @type {HTMLElement | null} */ (compare.querySelector('[data-part="pick"]'));
  const count = compare.querySelector('[data-part="count"]');
  const bodies = /** @type {HTMLTableSectionElement[]} */ ([...compare.querySelectorAll('tbody[data-topic]')]);
  if (!only || !topic || !pick) return;
  const asked = new URLSearchParams(location.search);
  const wanted = asked.get(`${compare.id}-topic`) ?? '';
  if ([...topic.options].some(({ value }) => value === wanted)) topic.value = wanted;
  if (asked.get(`${compare.id}-all`) !== null) only.checked = false;
  pick.hidden = false;

  function show() {
    for (const body of bodies) body.hidden = topic?.value !== '' && body.dataset.topic !== topic?.value;
    const rows = bodies
      .filter(({ hidden }) => !hidden)
      .flatMap((body) => [...body.rows])
      .filter((row) => !row.classList.contains('compare-topic'));
    const shown = only?.checked ? rows.filter((row) => !('same' in row.dataset)) : rows;
    if (count) count.textContent = words(shown.length, Boolean(only?.checked));
  }

  function keep() {
    const address = new URL(location.href);
    set(address, `${compare.id}-topic`, topic?.value || null);
    set(address, `${compare.id}-all`, only?.checked ? null : '1');
    history.replaceState(history.state, '', address);
  }

  for (const control of [only, topic]) {
    control.addEventListener('change', () => {
      show();
      keep();
    });
  }
  compare.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  // A link to a subject that is filtered out must not lead nowhere.
  const target = location.hash && document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLElement && compare.contains(target)) {
    if (target.closest('[data-same]')) only.checked = false;
    if (target.closest('[hidden]')) topic.value = '';
  }
  show();
}

/**
 * @param {number} many
 * @param {boolean} differences
 */
function words(many, differences) {
  if (!many) return differences ? 'در این موضوع تفاوتی نیست.' : '';
  return `${persian(many)} ${differences ? 'تفاوت' : 'قاعده'}`;
}

/**
 * @param {URL} address
 * @param {string} name
 * @param {string | null} value
 */
function set(address, name, value) {
  if (value === null) address.searchParams.delete(name);
  else address.searchParams.set(name, value);
}

for (const compare of document.querySelectorAll('[data-part="compare"]')) start(compare);
