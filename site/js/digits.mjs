// Numbers as people write them: ۰-۹ and ٠-٩ beside 0-9, «۷٫۵» and «۷/۵» beside 7.5.
// The twin of haftquiz/quiz/persian.py for what a number field needs.

const PERSIAN = 0x06f0;
const ARABIC = 0x0660;
const INVISIBLE = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/**
 * Digits of all kinds become 0-9; marks that nobody sees are dropped.
 * @param {string} text
 */
export function fold(text) {
  return text
    .replace(INVISIBLE, '')
    .replace(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) - PERSIAN))
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - ARABIC))
    .trim();
}

/**
 * A number in canonical form («۰۶» is "6", «۷/۵» is "7.5"), or null if the text is not a number.
 * @param {string} text
 * @returns {string | null}
 */
export function readNumber(text) {
  const folded = fold(text).replace(/[−–]/gu, '-').replace(/[٫/،,]/gu, '.');
  if (folded === '-' || folded === 'هیچ') return '-'; // "none", as the canonical answers write it
  // Whole numbers and halves: what Python would not read must not be judged here either.
  if (!/^-?\d{1,5}(\.[05]0{0,2})?$/u.test(folded)) return null;
  return String(Number(folded));
}

/**
 * @param {number | string} value
 * @returns {string} the same in Persian digits
 */
export function persian(value) {
  return String(value)
    .replace(/\d/gu, (digit) => String.fromCharCode(PERSIAN + Number(digit)))
    .replace('.', '٫');
}
