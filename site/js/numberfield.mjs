// Beside a number field: answers at hand to choose from, and a key for the sign (telephones that
// show digits only have none).

import { persian, readNumber } from './digits.mjs';
import { controls } from './form.mjs';

const NONE = '-';

/**
 * Shows the helpers, which are useless without script.
 * @param {HTMLElement} quiz
 */
export function startNumberField(quiz) {
  for (const part of quiz.querySelectorAll('[data-part="suggestions"], [data-part="sign"]')) {
    if (part instanceof HTMLElement) part.hidden = false;
  }
  markSuggestion(quiz);
}

/**
 * A click on one of them; false if it was on something else.
 * @param {HTMLElement} quiz
 * @param {Element} target
 */
export function pressedNumberHelper(quiz, target) {
  const suggestion = target.closest('button[data-suggest]');
  const sign = target.closest('button[data-part="sign"]');
  if (suggestion instanceof HTMLElement) write(controls(quiz)[0], suggestion.dataset.suggest ?? '');
  else if (sign instanceof HTMLElement) turnSign(quiz, sign.dataset.key);
  else return false;
  return true;
}

/**
 * The suggestion that says what the field says is shown as pressed.
 * @param {HTMLElement} quiz
 */
export function markSuggestion(quiz) {
  const field = controls(quiz)[0];
  const written = field?.type === 'text' ? readNumber(field.value) : null;
  for (const button of quiz.querySelectorAll('button[data-suggest]')) {
    const same = button instanceof HTMLElement && button.dataset.suggest === written;
    button.setAttribute('aria-pressed', String(same));
  }
}

/**
 * @param {HTMLElement} quiz
 * @param {string} [key] of the field, where there are several
 */
function turnSign(quiz, key) {
  const field = controls(quiz).find(({ dataset }) => dataset.key === key);
  if (!field) return;
  const bare = field.value.trim().replace(/^[-−–]/u, '');
  write(field, bare === field.value.trim() ? `−${bare}` : bare);
  field.focus();
}

/**
 * @param {HTMLInputElement | undefined} field
 * @param {string} value canonical
 */
function write(field, value) {
  if (!field) return;
  field.value = value === NONE ? 'هیچ' : persian(value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
