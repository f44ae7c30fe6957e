// From a text to the terms it is found by: one folding for many spellings.
// The same is done by haftquiz/publish/search_terms.py; both are held to tests/search/cases.json.

const ZWNJ = '\u200c';
const LETTERS = { ي: 'ی', ى: 'ی', ك: 'ک', ة: 'ه', ۀ: 'ه', أ: 'ا', إ: 'ا', ٱ: 'ا', آ: 'ا', ؤ: 'و', ئ: 'ی' };
// Vowel marks, kashida, the hamza of «هٔ», direction marks, requests for a plain or coloured sign.
const NOTHING =
  /[\u0640\u064b-\u0655\u0670\u200b\u200d-\u200f\u202a-\u202e\u2060-\u2069\u061c\ufeff\ufe0e\ufe0f]/g;

/** @type {Record<string, string>} */
const RANKS = {
  اس: 'A', تک: 'A', سرباز: 'J', جک: 'J', بیبی: 'Q', شاه: 'K',
  دو: '2', سه: '3', چهار: '4', پنج: '5', شش: '6', هفت: '7', هشت: '8', نه: '9', ده: '10',
};
for (let n = 2; n <= 10; n += 1) RANKS[n] = String(n);
/** @type {Record<string, string>} */
const SUITS = {
  گشنیز: 'c', خاج: 'c', '♣': 'c', خشت: 'd', '♦': 'd', دل: 'h', '♥': 'h', پیک: 's', '♠': 's',
};
// «نه» also says no: alone it stays a word.
const NUMBERS = Object.fromEntries(
  Object.entries(RANKS).filter(([word, sign]) => /\d/.test(sign) && word !== 'نه'),
);
const ranks = Object.keys(RANKS).sort((a, b) => b.length - a.length);
const LETTER = '\\p{L}\\p{N}_';
const CARD = new RegExp(
  `(?<![${LETTER}${ZWNJ}])(${ranks.join('|')}|[ajqkt]) ?(${Object.keys(SUITS).join('|')})(?![${LETTER}${ZWNJ}])`,
  'gu',
);
const CODE = new RegExp(`(?<![${LETTER}-])(10|[2-9ajqkt])([cdhs])(?![${LETTER}-])`, 'gu');
const CLAUSE = new RegExp(`(?<![${LETTER}-])([a-z]{2})[- ]?([0-9]{2}[0-9a-z]*)(?![${LETTER}-])`, 'gu');
const QUEEN = new RegExp(`بی[${ZWNJ} ]?بی`, 'g');
// What is written apart, together, or with a half-space is one word: «می دهند», «کارت ها».
const BEFORE = new RegExp(`(?<![${LETTER}${ZWNJ}])(ن?می)[ ${ZWNJ}]+(?=[${LETTER}])`, 'gu');
const AFTER = new RegExp(
  `(?<=[${LETTER}])[ ${ZWNJ}]+(ها(?:ی(?:ی|م|ت|ش|مان|تان|شان)?)?|تر(?:ین)?)(?![\\p{L}\\p{N}])`,
  'gu',
);
const WORD = new RegExp(`[${LETTER}${ZWNJ}]+`, 'gu');

const STOP = new Set('را و از به که در با این ان یا تا هر اگر است هم برای پس هست ای'.split(' '));
// The longest first. What is left keeps three letters at least.
const ENDINGS = [
  'هایمان', 'هایتان', 'هایشان', 'هایی', 'هایم', 'هایت', 'هایش', 'ترین', 'های', 'مان', 'تان',
  'شان', 'ها', 'تر', 'ند', 'ید', 'یم', 'م', 'د', 'ی', 'ش',
];

/** @param {string} sign */
const digit = (sign) => String(sign.charCodeAt(0) & 15);

/** @param {string} rank */
const rankSign = (rank) => RANKS[rank] ?? (rank === 't' ? '10' : rank.toUpperCase());

/**
 * One spelling for what is written in many; half-spaces stay.
 * @param {string} text
 */
export function fold(text) {
  return text
    .replace(NOTHING, '')
    .replace(/[۰-۹٠-٩]/g, digit)
    .replace(/[يىكةۀأإٱآؤئ]/g, (sign) => LETTERS[/** @type {keyof typeof LETTERS} */ (sign)])
    .toLowerCase();
}

/**
 * A word without its endings: «کارت‌هایش» and «کارتی» become «کارت».
 * @param {string} word
 */
export function stem(word) {
  const ending = ENDINGS.find((it) => word.endsWith(it) && word.length - it.length >= 3);
  return ending ? word.slice(0, -ending.length) : word;
}

/**
 * The terms of a text in order; cards («۷ دل», `7h`, `7♥`) and clauses are one each.
 * @param {string} text
 * @returns {string[]}
 */
export function terms(text) {
  /** @type {string[]} */
  const found = [];
  /** @param {string} term */
  const take = (term) => (found.push(term), ' ');
  const words = fold(text)
    .replace(QUEEN, 'بیبی')
    .replace(CARD, (_, rank, suit) => take(rankSign(rank) + SUITS[suit]))
    .replace(CODE, (_, rank, suit) => take(rankSign(rank) + suit))
    .replace(CLAUSE, (_, document, number) => take(`${document}-${number}`))
    .replace(BEFORE, '$1')
    .replace(AFTER, '$1');
  for (const word of words.match(WORD) ?? []) found.push(...ofWord(word));
  return found;
}

/**
 * A word by itself and, where half-spaces part it, its parts.
 * @param {string} word
 */
function ofWord(word) {
  const parts = word.split(ZWNJ).filter(Boolean);
  const several = parts.length > 1 ? parts.filter((part) => part.length > 1) : [];
  return [parts.join(''), ...several]
    .filter((each) => each && !STOP.has(each))
    .map((each) => NUMBERS[each] ?? stem(each));
}
