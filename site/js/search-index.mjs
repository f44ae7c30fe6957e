// The index at work: from a question to the places that answer it, best first.

import { terms } from './search-terms.mjs';

/**
 * @typedef {[page: number, anchor: string, heading: string, text: string, question?: number]} Row
 * @typedef {{pages: [url: string, title: string][], places: Row[], terms: Record<string, number[]>}} Data
 * @typedef {{url: string, page: string, heading: string, text: string, question: boolean, score: number}} Found
 */

const PREFIX = 0.5; // a longer word that begins so
const SLIP = 0.4; // a word with one letter wrong
const QUESTION = 0.45; // what explains comes before what asks
const NEAR = 2.2; // the rules that the reader is reading

/**
 * Whether two words differ by one letter: changed, added, dropped, or swapped with its neighbour.
 * @param {string} a
 * @param {string} b
 */
export function oneSlip(a, b) {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

export class SearchIndex {
  /** @param {Data} data */
  constructor(data) {
    this.data = data;
    this.terms = Object.keys(data.terms);
  }

  /**
   * The words of the index that one word of a question stands for, and how well.
   * @param {string} term
   * @returns {Map<string, number>}
   */
  meant(term) {
    /** @type {Map<string, number>} */
    const found = new Map();
    if (Object.hasOwn(this.data.terms, term)) found.set(term, 1);
    if (term.length >= 2) {
      for (const other of this.terms) {
        if (other !== term && other.startsWith(term)) found.set(other, PREFIX);
      }
    }
    if (!found.size && term.length >= 4) {
      for (const other of this.terms) if (oneSlip(term, other)) found.set(other, SLIP);
    }
    return found;
  }

  /**
   * Rare words weigh more; who has most of the words comes first.
   * @param {string} query
   * @param {string} here the site's folder that the reader is in, `bazito/`; its places come first
   * @param {number} most
   * @returns {{found: Found[], words: Set<string>}} words: the terms to mark
   */
  find(query, here = '', most = 20) {
    const asked = [...new Set(terms(query))];
    const words = new Set();
    /** @type {Map<number, {score: number, had: number}>} */
    const scores = new Map();
    for (const term of asked) {
      /** @type {Map<number, number>} */
      const best = new Map();
      for (const [other, quality] of this.meant(term)) {
        words.add(other);
        const list = this.data.terms[other];
        const rarity = Math.log(1 + this.data.places.length / (list.length / 2));
        for (let at = 0; at < list.length; at += 2) {
          const weight = list[at + 1] / (list[at + 1] + 4); // the tenth time adds little
          const score = quality * rarity * weight;
          best.set(list[at], Math.max(best.get(list[at]) ?? 0, score));
        }
      }
      for (const [place, score] of best) {
        const so = scores.get(place) ?? { score: 0, had: 0 };
        scores.set(place, { score: so.score + score, had: so.had + 1 });
      }
    }
    const found = [...scores].map(([at, { score, had }]) =>
      this.place(at, score * (had / asked.length) ** 1.5, here),
    );
    found.sort((a, b) => b.score - a.score);
    return { found: found.slice(0, most), words };
  }

  /**
   * @param {number} at
   * @param {number} score
   * @param {string} here
   * @returns {Found}
   */
  place(at, score, here) {
    const [page, anchor, heading, text, question] = this.data.places[at];
    const [url, title] = this.data.pages[page];
    const near = here && url.startsWith(here) ? NEAR : 1;
    return {
      url: encodeURI(url) + (anchor ? `#${encodeURIComponent(anchor)}` : ''),
      page: title,
      heading,
      text,
      question: Boolean(question),
      score: score * near * (question ? QUESTION : 1),
    };
  }
}
