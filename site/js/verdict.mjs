// Draws a verdict: the sentence, the marks at the options, the reasons.
// The list of reasons looks as templates/macros/reasons.html makes it: keep both alike.

import { card, element, icon, isCard } from './draw.mjs';

/** @typedef {import('./judge.mjs').Verdict} Verdict */
/** @typedef {import('./judge.mjs').Reason} Reason */

/** What an option that was not treated rightly is called. */
const SLIPS = {
  choose: { chosen: 'نباید انتخاب می‌شد', left: 'جا افتاده' },
  one: { chosen: 'انتخاب تو', left: 'جواب درست' },
};

/**
 * Content of the live region: the sentence, what it assumes, and room for who judged.
 * @param {Pick<Verdict, 'correct' | 'text' | 'assumed'>} verdict
 */
export function verdictSentence({ correct, text, assumed }) {
  const line = element('p', 'verdict-line', icon(correct), element('span', '', text));
  const assumptions = assumed.map((it) =>
    element('p', 'assumed', element('b', '', 'فرض ما'), ' ', it.text),
  );
  return [line, ...assumptions, element('p', 'verdict-judge')];
}

/**
 * @param {Reason[]} reasons
 * @param {string} kind of the form
 * @param {Record<string, string>} links clause id to the address of its paragraph
 */
export function reasonList(reasons, kind, links) {
  return element('ul', 'reasons', ...reasons.map((reason) => reasonItem(reason, kind, links)));
}

/**
 * @param {Reason} reason
 * @param {string} kind
 * @param {Record<string, string>} links
 */
function reasonItem(reason, kind, links) {
  const item = element('li', 'reason');
  mark(item, reason);
  if (reason.value !== null) item.dataset.value = reason.value;
  if (isCard(reason.value)) {
    item.append(element('span', 'reason-card', card(/** @type {string} */ (reason.value))));
  }
  const words = element('p', 'reason-words', ...reasonHead(reason, kind));
  words.append(element('span', 'reason-text', reason.text));
  const href = reason.clause === null ? undefined : links[reason.clause];
  if (href !== undefined) words.append(' ', whyLink(href, reason.label));
  item.append(words);
  return item;
}

/**
 * The option's name, whether it is legal, and how the reader erred with it, if so.
 * @param {Reason} reason
 * @param {string} kind
 */
function reasonHead(reason, kind) {
  const parts = [];
  if (reason.label) parts.push(element('b', 'reason-label', reason.label));
  if (reason.legal !== null) parts.push(legalMark(reason.legal));
  const slip = slipWords(reason, kind);
  if (slip) parts.push(element('span', 'reason-slip', slip));
  if (!parts.length) return [];
  return [element('span', 'reason-head', ...parts.flatMap((part) => [part, ' '])), ' '];
}

/** @param {boolean} legal */
function legalMark(legal) {
  return element('span', 'reason-mark', icon(legal ? 'yes' : 'no'), legal ? 'مجاز' : 'غیرمجاز');
}

/**
 * @param {Reason} reason
 * @param {string} kind
 */
function slipWords(reason, kind) {
  const slips = kind === 'one' ? SLIPS.one : SLIPS.choose;
  return reason.right === false ? (reason.chosen ? slips.chosen : slips.left) : '';
}

/**
 * @param {string} href
 * @param {string | null} label
 */
function whyLink(href, label) {
  const link = element('a', 'why', 'چرا؟');
  link.setAttribute('href', href);
  if (label) link.append(element('span', 'visually-hidden', ` (${label})`));
  return link;
}

/**
 * @param {HTMLElement} target
 * @param {Reason} reason
 */
function mark(target, reason) {
  const { legal, right } = reason;
  if (legal !== null) target.dataset.legal = legal ? 'yes' : 'no';
  if (right !== null && right !== undefined) target.dataset.right = right ? 'yes' : 'no';
}

/**
 * Marks every option of the form with what its reason says.
 * @param {Element} root
 * @param {Reason[]} reasons
 */
export function markOptions(root, reasons) {
  clearOptions(root);
  for (const option of options(root)) {
    const reason = reasons.find(({ value }) => value !== null && value === option.dataset.value);
    if (!reason || reason.legal === null) continue;
    mark(option, reason);
    const words = element('span', 'visually-hidden', reason.legal ? 'مجاز' : 'غیرمجاز');
    option.querySelector('[data-part="mark"]')?.replaceChildren(icon(reason.legal ? 'yes' : 'no'), words);
  }
}

/** @param {Element} root */
export function clearOptions(root) {
  for (const option of options(root)) {
    delete option.dataset.legal;
    delete option.dataset.right;
    option.querySelector('[data-part="mark"]')?.replaceChildren();
  }
}

/**
 * @param {Element} root
 * @returns {NodeListOf<HTMLElement>}
 */
function options(root) {
  return root.querySelectorAll('.option');
}
