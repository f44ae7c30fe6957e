// The controls of one rule set's agreement: what they hold, in the document and now.

import { persian, readNumber } from './digits.mjs';

/** @typedef {HTMLSelectElement | HTMLInputElement} Control */

/**
 * @param {HTMLFormElement} form
 * @returns {Control[]} those whose value a table may change
 */
export function controls(form) {
  return /** @type {Control[]} */ ([...form.querySelectorAll('[data-base]')]);
}

/**
 * The value as the scenario language has it; null where a number is none or out of range.
 * @param {Control} control
 */
export function fieldText(control) {
  if (control instanceof HTMLSelectElement) return control.value;
  const base = control.dataset.base ?? '';
  if (!control.value.trim() && !base) return base;
  const number = readNumber(control.value);
  const { least, most } = control.dataset;
  const fits = number !== null && /^\d+$/u.test(number) && +number >= Number(least) && +number <= Number(most);
  return fits ? number : null;
}

/** @param {Control} control */
export function isChanged(control) {
  return fieldText(control) !== control.dataset.base;
}

/**
 * The same value in words.
 * @param {Control} control
 * @param {string | null} value
 */
function words(control, value) {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].find((option) => option.value === value)?.text ?? '';
  }
  if (value === null) return control.value;
  return value === '' ? 'ندارد' : [persian(value), control.dataset.unit].filter(Boolean).join(' ');
}

/**
 * @param {Control} control
 * @returns {{title: string, base: string, here: string, points: boolean}}
 */
export function change(control) {
  return {
    title: control.labels?.[0]?.textContent ?? control.name,
    base: words(control, control.dataset.base ?? ''),
    here: words(control, fieldText(control)),
    points: Boolean(control.closest('.agreement-points')),
  };
}

/**
 * A question that only rules which can be have an answer to.
 * @param {HTMLFormElement} form
 * @param {Control[]} changed
 */
export function scenario({ dataset }, changed) {
  const house = changed.map((control) => `${control.name}=${fieldText(control)}`).join(', ');
  const lines = [`rules: ${dataset.rules}`, `house: ${house}`, `players: ${dataset.players}`];
  if ('banker' in dataset) lines.push(`banker: ${dataset.players}`);
  return [...lines, 'ask: deal'].join('\n');
}
