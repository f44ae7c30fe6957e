// The comparison of rule sets: which of them stand side by side, and whether only differences show.
// Both are in the address. What is hidden is hidden by CSS (the boxes work without script); here the
// differences are counted anew among the rule sets that are left, and links find what is folded.

import { persian } from './digits.mjs';

const FEWEST = 2; // one alone is no comparison

/** @param {HTMLElement} compare */
function start(compare) {
  const only = /** @type {HTMLInputElement} */ (compare.querySelector('[data-part="only"]'));
  const sets = /** @type {HTMLInputElement[]} */ ([...compare.querySelectorAll('[data-part="set"]')]);
  const count = /** @type {HTMLElement} */ (compare.querySelector('[data-part="count"]'));
  const address = new URL(location.href).searchParams;
  const wanted = (address.get(`${compare.id}-sets`) ?? '').split(',');
  if (sets.filter(({ value }) => wanted.includes(value)).length >= FEWEST) {
    for (const set of sets) set.checked = wanted.includes(set.value);
  }
  if (address.get(`${compare.id}-all`) !== null) only.checked = false;

  function show() {
    const found = markSame(compare, chosen(sets));
    count.textContent = `${persian(found)} تفاوت`;
  }

  for (const control of [only, ...sets]) {
    control.addEventListener('change', () => {
      if (chosen(sets).length < FEWEST) {
        control.checked = true;
        count.textContent = 'دست‌کم دو تا باید بماند.';
        return;
      }
      show();
      keep(compare.id, sets, only.checked);
    });
  }
  compare.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());

  /** A link to what is folded or filtered out must not lead nowhere. */
  function reveal() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target || !compare.contains(target)) return;
    if (target.closest('[data-same]')) only.checked = false;
    const topic = target.closest('details');
    if (topic) topic.open = true;
    target.scrollIntoView();
  }

  show();
  reveal();
  addEventListener('hashchange', reveal);
}

/** @param {HTMLInputElement[]} sets */
const chosen = (sets) => sets.filter(({ checked }) => checked).map(({ value }) => value);

/**
 * Marks rows and subjects in which the rule sets that are left do not differ.
 * @param {HTMLElement} compare
 * @param {string[]} sets
 * @returns {number} how many rows differ
 */
function markSame(compare, sets) {
  let found = 0;
  for (const topic of compare.querySelectorAll('details')) {
    let here = 0;
    for (const row of topic.querySelectorAll('tbody tr')) {
      const cells = [...row.querySelectorAll('td')].filter(
        ({ dataset }) => sets.includes(dataset.set ?? '') && !('absent' in dataset),
      );
      const said = new Set(cells.map((cell) => cell.firstElementChild?.textContent));
      row.toggleAttribute('data-same', said.size < 2);
      if (said.size > 1) here += 1;
    }
    topic.toggleAttribute('data-same', here === 0);
    const many = topic.querySelector('[data-part="many"]');
    if (many) many.textContent = here ? `${persian(here)} تفاوت` : 'بی‌تفاوت';
    found += here;
  }
  return found;
}

/**
 * @param {string} prefix
 * @param {HTMLInputElement[]} sets
 * @param {boolean} only
 */
function keep(prefix, sets, only) {
  const address = new URL(location.href);
  const left = chosen(sets);
  set(address, `${prefix}-sets`, left.length < sets.length ? left.join(',') : null);
  set(address, `${prefix}-all`, only ? null : '1');
  history.replaceState(history.state, '', address);
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

for (const compare of document.querySelectorAll('[data-part="compare"]')) {
  start(/** @type {HTMLElement} */ (compare));
}
