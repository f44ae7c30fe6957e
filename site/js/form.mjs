// What the form says: canonical values of its controls, or a sentence about what is missing.

import { readNumber } from './digits.mjs';
import { places } from './ranking.mjs';

const WORDS = {
  choice: 'هنوز چیزی انتخاب نکرده‌ای؛ یکی را انتخاب کن و دوباره «بررسی» را بزن.',
  empty: 'هنوز عددی ننوشته‌ای؛ پاسخت را با رقم بنویس و «بررسی» را بزن.',
  number: 'این را عدد نخواندم؛ پاسخت را با رقم بنویس، مثل ۴ یا ۷٫۵.',
};
/** «هیچ‌کدام» is the empty choice. */
export const NONE = 'none';
/** Options that say there is nothing, or nobody, to choose. */
export const EMPTY = [NONE, '-'];

/**
 * @param {HTMLElement} quiz
 * @returns {HTMLInputElement[]}
 */
export function controls(quiz) {
  return [.../** @type {NodeListOf<HTMLInputElement>} */ (quiz.querySelectorAll('input[name="answer"]'))];
}

/**
 * Whether options are ticked here, not numbers written.
 * @param {HTMLElement} quiz
 */
export function isChoice(quiz) {
  return quiz.dataset.kind === 'choose' || quiz.dataset.kind === 'one';
}

/**
 * The values of all options of the form.
 * @param {HTMLElement} quiz
 */
export function offered(quiz) {
  return isChoice(quiz) ? controls(quiz).map(({ value }) => value) : [];
}

/**
 * @param {HTMLElement} quiz
 * @returns {{response: string[], problem?: string}}
 */
export function readForm(quiz) {
  const all = controls(quiz);
  if (isChoice(quiz)) {
    const response = all.filter(({ checked }) => checked).map(({ value }) => value);
    return response.length ? { response } : { response, problem: WORDS.choice };
  }
  if (all.some(({ value }) => !value.trim())) return { response: [], problem: WORDS.empty };
  // In the order of the keys, so that a row that was moved up and down again changes nothing.
  const fields = all.sort((one, other) => Number(one.dataset.key) - Number(other.dataset.key));
  const numbers = fields.map(({ value }) => readNumber(value));
  if (numbers.includes(null)) return { response: [], problem: WORDS.number };
  const told = quiz.dataset.kind === 'ranking' ? places(numbers.map(Number)) : numbers;
  return { response: fields.map(({ dataset }, at) => (dataset.key ? `${dataset.key}=${told[at]}` : `${told[at]}`)) };
}

/**
 * Everything unticked and empty, as the page came.
 * @param {HTMLElement} quiz
 */
export function clearForm(quiz) {
  for (const control of controls(quiz)) {
    control.checked = false;
    if (control.type === 'text') control.value = '';
  }
}

/**
 * «هیچ‌کدام» excludes the others, and they exclude it.
 * @param {HTMLElement} quiz
 * @param {EventTarget | null} target the control that has just changed
 */
export function keepNoneAlone(quiz, target) {
  if (quiz.dataset.kind !== 'choose' || !(target instanceof HTMLInputElement) || !target.checked) return;
  for (const control of controls(quiz)) {
    const differ = EMPTY.includes(control.value) !== EMPTY.includes(target.value);
    if (control !== target && differ) control.checked = false;
  }
}
