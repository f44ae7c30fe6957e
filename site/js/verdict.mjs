// Draws a verdict: the sentence, the marks at the options, the reasons.
// The list of reasons looks as templates/macros/reasons.html makes it: keep both alike.

import { persian } from './digits.mjs';
import { card, element, icon, isCard } from './draw.mjs';
import { EMPTY } from './form.mjs';

/** @typedef {import('./judge.mjs').Verdict} Verdict */
/** @typedef {import('./judge.mjs').Reason} Reason */

/** What an option that was not treated rightly is called. */
const SLIPS = {
  choose: { chosen: 'نباید انتخاب می‌شد', left: 'جا افتاده' },
  one: { chosen: 'انتخاب تو', left: 'پاسخ درست' },
};

/**
 * Content of the live region: the sentence, what was right of it, the idea that may have led here,
 * what it assumes, and room for who judged.
 * @param {Verdict} verdict
 * @param {string} count how much was right, empty where all or nothing was
 * @param {Record<string, string>} links
 */
export function verdictSentence({ correct, text, assumed, misconception }, count, links) {
  const parts = [element('p', 'verdict-line', icon(correct), element('span', '', text))];
  if (count) parts.push(element('p', 'verdict-count', count));
  if (misconception) parts.push(ideaLine(misconception, links));
  parts.push(...assumed.map((it) => assumedLine(it, links)));
  return [...parts, element('p', 'verdict-judge')];
}

/**
 * @param {import('./judge.mjs').Idea} idea
 * @param {Record<string, string>} links
 */
function ideaLine({ id, idea, why, clause }, links) {
  const words = element('p', 'idea', element('b', '', 'از کجا آمد؟'), ' ', `${idea} ${why}`);
  words.dataset.idea = id;
  if (clause && links[clause]) words.append(' ', whyLink(links[clause], null));
  return words;
}

/**
 * @param {{id: string, text: string}} assumption
 * @param {Record<string, string>} links
 */
function assumedLine({ id, text }, links) {
  const words = element('p', 'assumed', element('b', '', 'فرض ما'), ' ', text);
  if (links[id]) words.append(' ', whyLink(links[id], null));
  return words;
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
  const { label, legal, text } = reason;
  // A sentence that begins with the card needs no heading; a mark alone says nothing.
  if (label && !text.startsWith(`${label}:`)) parts.push(element('b', 'reason-label', label));
  if (legal === false || (legal && parts.length)) parts.push(legalMark(legal));
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
export function whyLink(href, label) {
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
 * Marks the form with the verdict: each option with what its reason says, each field with what is right.
 * @param {HTMLElement} quiz
 * @param {Verdict} verdict
 * @param {string[]} response
 */
export function markForm(quiz, { answer, reasons }, response) {
  clearMarks(quiz);
  for (const option of options(quiz)) {
    const value = option.dataset.value ?? '';
    const reason = reasons.find((it) => it.value === value && it.legal !== null);
    const mine = response.includes(value);
    const right = answer.includes(value);
    if (reason) mark(option, reason);
    else if (mine || right) option.dataset.right = mine === right ? 'yes' : 'no';
    else continue;
    const good = reason ? reason.legal === true : right;
    sign(option, good, reason ? (good ? 'مجاز' : 'غیرمجاز') : good ? 'پاسخ درست' : 'نادرست');
  }
  for (const field of quiz.querySelectorAll('.number[data-key], .rank-row')) markField(field, answer, response);
}

/**
 * @param {Element} target
 * @param {boolean} good
 * @param {string} words
 */
function sign(target, good, words) {
  const place = target.querySelector('[data-part="mark"]');
  place?.replaceChildren(icon(good ? 'yes' : 'no'), element('span', 'visually-hidden', words));
}

/**
 * @param {Element} field
 * @param {string[]} answer
 * @param {string[]} response
 */
function markField(field, answer, response) {
  const { dataset } = /** @type {HTMLElement} */ (field);
  const key = dataset.key ?? '';
  const wanted = answer.find((it) => it.startsWith(`${key}=`));
  if (wanted === undefined) return;
  const good = response.includes(wanted);
  dataset.right = good ? 'yes' : 'no';
  const right = persian(wanted.slice(key.length + 1)).replace('-', '−');
  const words = element('span', 'field-words', good ? 'درست' : `درستش: ${right}`);
  field.querySelector('[data-part="mark"]')?.replaceChildren(icon(good ? 'yes' : 'no'), words);
}

/** @param {Element} root */
export function clearMarks(root) {
  for (const marked of root.querySelectorAll('.option, .number, .rank-row')) {
    delete /** @type {HTMLElement} */ (marked).dataset.legal;
    delete /** @type {HTMLElement} */ (marked).dataset.right;
    marked.querySelector('[data-part="mark"]')?.replaceChildren();
  }
}

/**
 * @param {Element} root
 * @returns {NodeListOf<HTMLElement>}
 */
function options(root) {
  return root.querySelectorAll('.option');
}

/**
 * How much of a partly right answer was right, in words; empty where there are no parts.
 * @param {Verdict} verdict
 * @param {string} kind
 * @param {string[]} response
 * @param {string[]} offered
 */
export function partsRight({ answer, correct }, kind, response, offered) {
  if (correct === 'yes') return '';
  if (kind === 'choose') {
    const all = offered.filter((value) => !EMPTY.includes(value));
    const right = all.filter((value) => answer.includes(value) === response.includes(value));
    return `از ${persian(all.length)} گزینه، ${persian(right.length)} تا را درست تشخیص دادی.`;
  }
  if (kind !== 'fields' && kind !== 'ranking') return '';
  const right = answer.filter((value) => response.includes(value));
  if (!right.length) return '';
  return `از ${persian(answer.length)} پاسخ، ${persian(right.length)} تا درست است.`;
}
