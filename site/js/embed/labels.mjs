// From an address (or a form) to the labelled lines of a scenario. Whether they make sense is Python's
// to say; here they are only kept from being anything else than lines.

const MOST_KEY = 40;
const MOST_TEXT = 4000;
const KEY = /^[\p{L}\p{M}\p{N}\u200c _-]+$/u;
/** Parameters of the frame itself. */
const OF_FRAME = ['theme', 'answers'];

/** A value stays on its line, and no sign in it turns the text around it. @param {string} value */
export function oneLine(value) {
  return value
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}

/**
 * `hand-2` is `hand 2`, and `s` is a position in one line.
 * @param {string} key
 */
function labelOf(key) {
  if (key === 's') return 'position';
  return key.replace(/[-_]+/gu, ' ').trim();
}

/**
 * @param {URLSearchParams} params
 * @returns {{lines: [string, string][], problem: string}} problem: empty, or what is wrong with the address itself
 */
export function readParams(params) {
  /** @type {[string, string][]} */
  const lines = [];
  let size = 0;
  for (const [key, value] of params) {
    if (OF_FRAME.includes(key)) continue;
    size += key.length + value.length;
    if (size > MOST_TEXT) return { lines: [], problem: 'این سناریو بیش از اندازه بلند است.' };
    if (key.length > MOST_KEY || !KEY.test(key)) {
      return { lines: [], problem: `برچسب «${oneLine(key).slice(0, MOST_KEY)}» شناخته نیست.` };
    }
    lines.push([labelOf(key), oneLine(value)]);
  }
  return { lines, problem: lines.length ? '' : 'در این نشانی سناریویی نیست.' };
}

/** @param {Iterable<[string, string]>} lines */
export function toText(lines) {
  return [...lines].map(([label, value]) => `${label}: ${value}`).join('\n');
}

/**
 * The lines of canonical text.
 * @param {string} text
 * @returns {[string, string][]}
 */
export function fromText(text) {
  return text
    .split('\n')
    .filter((line) => line.includes(':') && !line.trimStart().startsWith('#'))
    .map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    });
}

/**
 * @param {Iterable<[string, string]>} lines
 * @returns {URLSearchParams}
 */
export function toParams(lines) {
  const params = new URLSearchParams();
  for (const [label, value] of lines) params.append(label === 'position' ? 's' : label.replaceAll(' ', '-'), value);
  return params;
}
