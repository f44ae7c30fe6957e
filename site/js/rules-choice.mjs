// Whose rules the reader plays by: kept, and given by `?rules=varagh`. A page that exists in several
// rule sets leads to the chosen one; the front page and the comparison mark it.

import { read, write } from './storage.mjs';

const KEY = 'haft-rules';

/** The choice, or null. */
export const chosenRules = () => read(KEY);

/** @param {string} rules */
export function chooseRules(rules) {
  write(KEY, rules);
}

/** @param {HTMLAnchorElement} link @returns {string} the last folder of where it leads */
const folder = ({ pathname }) => pathname.split('/').filter(Boolean).at(-1) ?? '';

/** The cells of a rule set in the comparison. @param {string | null} rules */
const columns = (rules) => document.querySelectorAll(`[data-set="${CSS.escape(rules ?? '')}"]`);

function start() {
  const places = /** @type {HTMLAnchorElement[]} */ ([
    ...document.querySelectorAll('[data-part="elsewhere"] a[data-rules]'),
  ]);
  const asked = new URLSearchParams(location.search).get('rules');
  const choices = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll('.choice > a')]);
  const place = places.find(({ dataset }) => dataset.rules === asked);
  const named = choices.some((link) => folder(link) === asked) || columns(asked).length > 0;
  if (asked && (place || named)) chooseRules(asked);
  if (place && !place.hasAttribute('aria-current')) {
    location.replace(place.href + location.hash);
    return;
  }
  for (const link of places) {
    link.addEventListener('click', () => chooseRules(link.dataset.rules ?? ''));
  }
  for (const link of choices) link.addEventListener('click', () => chooseRules(folder(link)));
  mark(places, choices);
}

/**
 * @param {HTMLAnchorElement[]} places
 * @param {HTMLAnchorElement[]} choices
 */
function mark(places, choices) {
  const chosen = chosenRules();
  if (!chosen) return;
  for (const link of places) {
    if (link.dataset.rules === chosen && !link.hasAttribute('aria-current')) say(link);
  }
  for (const link of choices) if (folder(link) === chosen) say(link);
  for (const cell of columns(chosen)) cell.classList.add('compare-chosen');
}

/** @param {HTMLElement} link */
function say(link) {
  link.classList.add('chosen');
  const word = document.createElement('small');
  word.textContent = ' انتخاب تو';
  link.append(word);
}

start();
