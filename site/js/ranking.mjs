// Players put in order: buttons move a row, a press ties it with the one above. The places stand in
// ordinary number fields, which are the answer and can be written in as well.

import { persian, readNumber } from './digits.mjs';

/**
 * @param {HTMLElement} quiz
 * @returns {HTMLElement[]} in the order of the page
 */
function rows(quiz) {
  return [.../** @type {NodeListOf<HTMLElement>} */ (quiz.querySelectorAll('.rank-row'))];
}

/** @param {HTMLElement} row */
function field(row) {
  return /** @type {HTMLInputElement} */ (row.querySelector('input[name="answer"]'));
}

/** @param {HTMLElement} row */
function place(row) {
  return Number(readNumber(field(row).value) ?? NaN);
}

/**
 * Shows the buttons and brings rows and numbers into line (a browser may have brought numbers back).
 * @param {HTMLElement} quiz
 */
export function startRanking(quiz) {
  const all = rows(quiz);
  if (!all.length) return;
  for (const tools of quiz.querySelectorAll('.rank-tools')) /** @type {HTMLElement} */ (tools).hidden = false;
  if (all.some((row) => !place(row))) resetRanking(quiz);
  else sortRows(quiz);
}

/**
 * The order of the seats, nobody tied.
 * @param {HTMLElement} quiz
 */
export function resetRanking(quiz) {
  const all = rows(quiz).sort((one, other) => Number(one.dataset.key) - Number(other.dataset.key));
  if (all.length) settle(quiz, all, new Set());
}

/**
 * Rows by the numbers that stand in them. Not while somebody writes: a row must not run away then.
 * @param {HTMLElement} quiz
 */
export function sortRows(quiz) {
  const all = rows(quiz);
  if (!all.length || all.some((row) => !place(row))) return;
  const sorted = [...all].sort((one, other) => place(one) - place(other));
  const tied = sorted.filter((row, at) => at > 0 && place(row) === place(sorted[at - 1]));
  settle(quiz, sorted, new Set(tied));
}

/**
 * The places of an order: as many stand before each as are better. (1, 2, 2, 3 becomes 1, 2, 2, 4.)
 * @param {number[]} numbers whatever somebody has written to put them in order
 */
export function places(numbers) {
  return numbers.map((mine) => numbers.filter((other) => other < mine).length + 1);
}

/**
 * A click on one of the buttons; false if it was on something else.
 * @param {HTMLElement} quiz
 * @param {Element} target
 */
export function pressedRank(quiz, target) {
  const button = target.closest('button[data-rank]');
  if (!(button instanceof HTMLElement)) return false;
  const row = /** @type {HTMLElement} */ (button.closest('.rank-row'));
  if (button.getAttribute('aria-disabled') !== 'true') {
    sortRows(quiz); // what was written in before counts
    if (button.dataset.rank === 'tie') turnTie(quiz, row);
    else moveRow(quiz, row, button.dataset.rank === 'up' ? -1 : 1);
    button.focus(); // a moved row has lost it
    tell(quiz, row);
    field(row).dispatchEvent(new Event('input', { bubbles: true }));
  }
  return true;
}

/** @param {HTMLElement[]} order */
function ties(order) {
  return new Set(order.filter((row, at) => at > 0 && place(row) === place(order[at - 1])));
}

/**
 * @param {HTMLElement} quiz
 * @param {HTMLElement} row
 */
function turnTie(quiz, row) {
  const order = rows(quiz);
  const tied = ties(order);
  if (!tied.delete(row)) tied.add(row);
  settle(quiz, order, tied);
}

/**
 * @param {HTMLElement} quiz
 * @param {HTMLElement} row
 * @param {-1 | 1} step
 */
function moveRow(quiz, row, step) {
  const order = rows(quiz);
  const tied = ties(order);
  const at = order.indexOf(row);
  // Who moves stands alone again; who was tied with it stays with the others of that place.
  const below = order[at + 1];
  if (below && tied.has(below) && !tied.has(row)) tied.delete(below);
  tied.delete(row);
  order.splice(at, 1);
  order.splice(at + step, 0, row);
  const next = order[at + step + 1];
  if (next) tied.delete(next);
  settle(quiz, order, tied);
}

/**
 * Writes the places, puts the rows in order, and tells the buttons what they can do.
 * @param {HTMLElement} quiz
 * @param {HTMLElement[]} order
 * @param {Set<HTMLElement>} tied rows that share the place of the one above
 */
function settle(quiz, order, tied) {
  const list = order[0].parentElement;
  let shared = 0;
  order.forEach((row, at) => {
    shared = at > 0 && tied.has(row) ? shared : at + 1;
    field(row).value = persian(shared);
    if (list && list.children[at] !== row) list.insertBefore(row, list.children[at] ?? null);
    const can = { up: at > 0, down: at < order.length - 1, tie: at > 0 };
    for (const [name, able] of Object.entries(can)) {
      row.querySelector(`[data-rank="${name}"]`)?.setAttribute('aria-disabled', String(!able));
    }
    row.querySelector('[data-rank="tie"]')?.setAttribute('aria-pressed', String(at > 0 && tied.has(row)));
    row.classList.toggle('is-tied', at > 0 && tied.has(row));
  });
}

/**
 * @param {HTMLElement} quiz
 * @param {HTMLElement} row
 */
function tell(quiz, row) {
  const said = quiz.querySelector('[data-part="rank-said"]');
  const name = row.querySelector('label')?.textContent?.trim() ?? '';
  if (said) said.textContent = `${name}: رتبهٔ ${field(row).value}`;
}
