// The page «پیشرفت من»: what is kept of the reader's answers, beside the site's questions.

import { element } from './draw.mjs';
import { persian } from './digits.mjs';
import { entries, exportText, importText, lasting, reset } from './record.mjs';

/** @typedef {import('./record.mjs').Entry} Entry */
/** @typedef {{id: string, hash: string, title: string, rules: string[]}} Quiz */
/** @typedef {{title: string, url: string, quizzes: Quiz[]}} Page */
/** @typedef {{pages: Page[], rules: Record<string, {text: string, url: string}>}} Data */
/** How far a set of questions is. @typedef {{all: number, once: number, later: number, wrong: number}} Tally */

const LONGEST_FILE = 2_000_000;
const WORDS = {
  none: 'هنوز به پرسشی جواب نداده‌ای.',
  reset: 'همه‌چیز پاک شد.',
  notOurs: 'این پرونده از این سایت نیست یا خراب است؛ چیزی عوض نشد.',
};

/** @param {string} name */
const part = (name) => /** @type {HTMLElement | null} */ (document.querySelector(`[data-part="${name}"]`));

/** @returns {Data} */
function data() {
  return JSON.parse(document.getElementById('haft-progress-data')?.textContent ?? '{}');
}

function show() {
  const { pages, rules } = data();
  const kept = entries();
  /** @param {Quiz} quiz */
  const entry = (quiz) => {
    const found = Object.hasOwn(kept, quiz.id) ? kept[quiz.id] : undefined;
    return found?.hash === quiz.hash && found.tries ? found : undefined;
  };
  const all = pages.flatMap(({ quizzes }) => quizzes);
  part('sum')?.replaceChildren(...sumWords(tally(all, entry)));
  part('pages')?.replaceChildren(...pages.map((page) => pageRow(page, entry)));
  const rows = ruleRows(all, rules, entry);
  part('rules')?.replaceChildren(...rows);
  hide('no-rules', rows.length > 0);
  hide('own', false);
  hide('passing', lasting());
}

/**
 * @param {string} name
 * @param {boolean} hidden
 */
function hide(name, hidden) {
  const found = part(name);
  if (found) found.hidden = hidden;
}

/**
 * @param {Quiz[]} quizzes
 * @param {(quiz: Quiz) => Entry | undefined} entry
 * @returns {Tally}
 */
function tally(quizzes, entry) {
  const found = quizzes.map(entry).filter((it) => it !== undefined);
  const once = found.filter(({ right }) => right === 'once').length;
  const later = found.filter(({ right }) => right === 'later').length;
  return { all: quizzes.length, once, later, wrong: found.length - once - later };
}

/** @param {Tally} tally */
function sumWords({ all, once, later, wrong }) {
  if (!once && !later && !wrong) return [WORDS.none];
  const words = `از ${persian(all)} پرسش، ${persian(once)} تا همان بار اول درست`;
  const more = [later && `${persian(later)} تا بعداً درست`, wrong && `${persian(wrong)} تا هنوز نادرست`];
  return [`${[words, ...more.filter(Boolean)].join('، ')}.`];
}

/**
 * A meter that is also told in words: right at once, right later, not yet, not tried.
 * @param {Tally} tally
 */
function meter({ all, once, later, wrong }) {
  const words = [
    `${persian(once + later)} از ${persian(all)}`,
    later && `${persian(later)} تا بعداً`,
    wrong && `${persian(wrong)} تا نادرست`,
  ];
  const bar = element('span', 'own-bar');
  bar.setAttribute('aria-hidden', 'true');
  for (const [name, many] of Object.entries({ once, later, wrong, rest: all - once - later - wrong })) {
    for (let at = 0; at < many; at += 1) bar.append(element('i', `own-${name}`));
  }
  return element('span', 'own-meter', bar, element('span', 'own-words', words.filter(Boolean).join('، ')));
}

/**
 * @param {Page} page
 * @param {(quiz: Quiz) => Entry | undefined} entry
 */
function pageRow({ title, url, quizzes }, entry) {
  const open = quizzes.filter((quiz) => entry(quiz) && !entry(quiz)?.right);
  const row = element('li', 'own-row', link(url, title), meter(tally(quizzes, entry)));
  if (open.length) {
    const links = open.flatMap(({ id, title: name }, at) => [at ? '، ' : ' ', link(`${url}#${id}`, name)]);
    row.append(element('p', 'own-open', 'هنوز درست نشده:', ...links));
  }
  return row;
}

/**
 * Only rules that came up in what the reader has answered; those that are not settled come first.
 * @param {Quiz[]} quizzes
 * @param {Data['rules']} rules
 * @param {(quiz: Quiz) => Entry | undefined} entry
 */
function ruleRows(quizzes, rules, entry) {
  const rows = Object.entries(rules).map(([name, { text, url }]) => {
    const told = tally(quizzes.filter((quiz) => quiz.rules.includes(name)), entry);
    return { text, url, told, weak: told.wrong * 2 + told.later };
  });
  return rows
    .filter(({ told }) => told.once + told.later + told.wrong > 0)
    .sort((one, other) => other.weak - one.weak)
    .map(({ text, url, told }) => element('li', 'own-row', link(url, text), meter(told)));
}

/**
 * @param {string} url
 * @param {string} words
 */
function link(url, words) {
  const made = element('a', 'own-link', words);
  made.setAttribute('href', url);
  return made;
}

/** @param {string} words */
function say(words) {
  const said = part('said');
  if (said) said.textContent = words;
}

function exportFile() {
  const url = URL.createObjectURL(new Blob([exportText()], { type: 'application/json' }));
  const way = document.createElement('a');
  way.href = url;
  way.download = 'haftquiz-progress.json';
  document.body.append(way);
  way.click();
  way.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** @param {HTMLInputElement} input */
async function importFile(input) {
  const file = input.files?.[0];
  if (!file) return;
  const told = file.size > LONGEST_FILE ? -1 : importText(await file.text().catch(() => ''));
  input.value = ''; // the same file may be brought again
  say(told < 0 ? WORDS.notOurs : `از پرونده ${persian(told)} پرسش خوانده شد.`);
  show();
}

/** @param {boolean} open */
function confirmReset(open) {
  hide('confirm', !open);
  part(open ? 'reset-no' : 'reset')?.focus();
}

function start() {
  part('export')?.addEventListener('click', exportFile);
  part('import')?.addEventListener('change', ({ target }) => importFile(/** @type {HTMLInputElement} */ (target)));
  part('reset')?.addEventListener('click', () => confirmReset(true));
  part('reset-no')?.addEventListener('click', () => confirmReset(false));
  part('reset-yes')?.addEventListener('click', () => {
    reset();
    confirmReset(false);
    say(WORDS.reset);
    show();
  });
  // Another tab may have gone on, and so may have this page since it was left.
  window.addEventListener('storage', show);
  window.addEventListener('pageshow', show);
  show();
}

start();
