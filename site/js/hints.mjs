// Hints in steps: each press gives one more, the gentlest first. Without script they are
// <details> below the form, each opening the way to the next.

import { element } from './draw.mjs';
import { persian } from './digits.mjs';

/**
 * @param {HTMLElement} quiz
 * @param {string[]} hints
 */
export function startHints(quiz, hints) {
  const button = quiz.querySelector('[data-part="hint"]');
  if (button instanceof HTMLElement) button.hidden = hints.length === 0;
  for (const more of quiz.querySelectorAll('.quiz-hint')) more.remove(); // the button gives them
}

/**
 * @param {HTMLElement} quiz
 * @param {string[]} hints
 */
export function giveHint(quiz, hints) {
  const list = quiz.querySelector('[data-part="hints"]');
  const button = quiz.querySelector('[data-part="hint"]');
  const given = list?.children.length ?? 0;
  if (!list || given >= hints.length) return;
  list.append(element('li', '', hints[given]));
  const left = hints.length - given - 1;
  const words = button?.querySelector('[data-part="hint-left"]');
  if (words) words.textContent = left ? ` (${persian(left)} تای دیگر)` : ' (همین بود)';
  button?.setAttribute('aria-disabled', String(left === 0));
}
