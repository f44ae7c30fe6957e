// The frame of a scenario that somebody wrote into an address. Before a reader asks for it nothing is loaded
// that is not small: the cards named in the address are drawn as they are named, and one button brings Python.

import { card, element, isCard, suit } from '../draw.mjs';
import { readParams, toText } from './labels.mjs';

const WORDS = {
  open: 'پرسش را باز کن',
  weight: 'جواب همین‌جا در مرورگر تو حساب می‌شود؛ بار اول نزدیک دو مگابایت می‌گیرد.',
  readers: 'این پرسش فعلاً آماده نیست.',
  authors: 'اگر نویسندهٔ این صفحه‌ای، ببین چرا',
};
/** What is shown of an address, and how it is called. @type {[RegExp, string][]} */
const SHOWN = [
  [/^(top|زمین)$/u, 'روی زمین'],
  [/^(played|بازی‌?شده)$/u, 'بازی‌شده'],
  [/^(hand|دست)( .*)?$/u, 'دست'],
];

const { lines, problem } = readParams(new URLSearchParams(location.search));
const box = /** @type {HTMLElement} */ (document.querySelector('[data-part="own"]'));
if (problem) showMistake(problem);
else showFacade();

function showFacade() {
  const title = lines.find(([label]) => label === 'title' || label === 'عنوان')?.[1];
  const button = element('button', 'button', WORDS.open);
  button.setAttribute('type', 'button');
  const progress = element('p', 'engine-line');
  progress.hidden = true;
  const said = element('p', 'visually-hidden');
  said.setAttribute('role', 'status');
  button.addEventListener('click', async () => {
    button.setAttribute('aria-disabled', 'true');
    said.textContent = 'دارد باز می‌شود.';
    try {
      const { openOwn } = await import('./own-live.mjs');
      await openOwn({ box, text: toText(lines), progress, showMistake });
    } catch {
      showMistake('صفحه به اینترنت نرسید یا پایتون در این مرورگر اجرا نشد؛ یک بار دیگر باز کن.', false);
    }
  });
  box.replaceChildren(
    element(
      'div',
      'quiz-form own-facade',
      element('p', 'quiz-question', title || 'یک پرسش دربارهٔ این بازی'),
      ...facadeRows(),
      element('div', 'quiz-actions', button, progress),
      element('p', 'own-weight', WORDS.weight),
      said,
    ),
  );
}

/** The cards of the address, as drawings; what is no card in canonical letters is left to Python. */
function facadeRows() {
  const rows = [];
  for (const [label, value] of lines) {
    const name = SHOWN.find(([pattern]) => pattern.test(label))?.[1];
    const codes = value.split(/[\s,،]+/u).map((word) => word.replace(/^10/u, 'T')).map(canonical).filter(isCard);
    if (!name || !codes.length) continue;
    const hand = element('span', 'hand', ...codes.slice(0, 15).map((code) => element('span', '', card(code))));
    rows.push(element('p', 'own-row', element('span', 'own-name', name), hand));
  }
  if (!rows.length) rows.push(element('p', 'own-row own-suits', ...'shcd'.split('').map(suit)));
  return rows;
}

/** @param {string} word */
function canonical(word) {
  return word.slice(0, -1).toUpperCase() + word.slice(-1).toLowerCase();
}

/**
 * @param {string} message
 * @param {boolean} [authors] whether the page's author can mend it
 */
function showMistake(message, authors = true) {
  const notice = element('div', 'frame-notice', element('p', '', WORDS.readers));
  const words = element('p', 'own-mistake', message);
  if (authors) notice.append(element('details', 'own-author', element('summary', '', WORDS.authors), words));
  else notice.append(words);
  notice.setAttribute('role', 'status');
  box.replaceChildren(notice);
}
