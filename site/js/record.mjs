// What the reader has answered, on this device only: by scenario id and content hash, so that an
// edited question counts as new. One attempt for each judged choice, whoever judged it.

import { lasting, read, write } from './storage.mjs';

export const KEY = 'haft-progress';
const VERSION = 1;
const MOST = 5000;

/** @typedef {'yes' | 'no' | 'partly'} Correct */
/**
 * `right`: null as long as no answer was right; `once` if the first one was, with the answer not looked up.
 * @typedef {{hash: string, tries: number, last: Correct, right: 'once' | 'later' | null, looked: boolean}} Entry
 */
/** @typedef {Record<string, Entry>} Entries */

/** What stood before the attempt that is being judged: Python's verdict takes the baked one's place. */
/** @type {Map<string, Entry | undefined>} */
const before = new Map();

/** @returns {Entries} */
export function entries() {
  return parse(read(KEY) ?? '') ?? {};
}

/** @param {Entries} all */
function keep(all) {
  write(KEY, JSON.stringify({ version: VERSION, entries: all }));
}

/**
 * @param {string} id
 * @param {string} hash
 * @returns {Entry | undefined} what is kept of this very question
 */
export function entry(id, hash) {
  const all = entries();
  return Object.hasOwn(all, id) && all[id].hash === hash ? all[id] : undefined;
}

/**
 * A verdict. Python's, or one that stands in for it, amends the baked verdict of the same choice.
 * @param {string} id
 * @param {string} hash
 * @param {Correct} correct
 * @param {'baked' | 'live'} judge
 */
export function noteVerdict(id, hash, correct, judge) {
  const all = entries();
  if (judge === 'baked' || !before.has(id)) before.set(id, entry(id, hash));
  const old = before.get(id);
  const looked = old?.looked ?? false;
  const first = !old || old.tries === 0;
  const now = correct === 'yes' ? (first && !looked ? 'once' : 'later') : null;
  all[id] = { hash, tries: (old?.tries ?? 0) + 1, last: correct, right: old?.right ?? now, looked };
  keep(all);
}

/**
 * The answer was looked up; before a first attempt this keeps it from counting as right at once.
 * @param {string} id
 * @param {string} hash
 */
export function noteLook(id, hash) {
  const old = entry(id, hash);
  if (old) return;
  keep({ ...entries(), [id]: { hash, tries: 0, last: 'no', right: null, looked: true } });
}

export function reset() {
  before.clear();
  write(KEY, null);
}

/** @returns {string} a file for another device */
export function exportText() {
  return JSON.stringify({ app: 'haftquiz', version: VERSION, entries: entries() }, null, 1);
}

/**
 * Takes in a file; of two records of one question the better stays.
 * @param {string} text
 * @returns {number} how many questions it told of; -1 if it is no such file
 */
export function importText(text) {
  const found = parse(text);
  if (!found) return -1;
  const all = entries();
  for (const [id, fresh] of Object.entries(found)) {
    const old = Object.hasOwn(all, id) ? all[id] : undefined;
    if (!old || old.hash !== fresh.hash || worth(fresh) > worth(old)) all[id] = fresh;
  }
  before.clear();
  keep(all);
  return Object.keys(found).length;
}

/** @param {Entry} it */
function worth(it) {
  return (it.right === 'once' ? 2 : it.right === 'later' ? 1 : 0) * MOST + Math.min(it.tries, MOST - 1);
}

/**
 * @param {string} text
 * @returns {Entries | null} the entries that make sense, or null if this is not ours
 */
function parse(text) {
  try {
    const { version, entries: told } = JSON.parse(text);
    if (version !== VERSION || typeof told !== 'object' || told === null) return null;
    const good = Object.entries(told).filter(([id, it]) => isId(id) && isEntry(it));
    return Object.fromEntries(good.slice(0, MOST));
  } catch {
    return null;
  }
}

/** @param {string} id */
const isId = (id) => /^[a-z0-9-]{1,60}$/u.test(id);

/**
 * @param {any} it
 * @returns {it is Entry}
 */
function isEntry(it) {
  return (
    typeof it?.hash === 'string' &&
    it.hash.length <= 64 &&
    Number.isInteger(it.tries) &&
    it.tries >= 0 &&
    ['yes', 'no', 'partly'].includes(it.last) &&
    [null, 'once', 'later'].includes(it.right) &&
    typeof it.looked === 'boolean'
  );
}

export { lasting };
