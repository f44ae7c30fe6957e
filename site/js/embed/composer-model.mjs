// The scenario that is being put together: labelled lines, and the cards that stand in some of them.
// No rule of any game is known here; whether it makes sense is asked of Python.

import { fromText, toText } from './labels.mjs';

const CARD = /^[A2-9TJQK][cdhs]/u;
/** Places that hold one card at most. */
const SINGLE = new Set(['top', 'out']);

export class Model {
  /** @type {Map<string, string>} */
  #lines = new Map();
  /** @type {string[]} */
  #order;

  /** @param {string[]} order of the labels in the text */
  constructor(order) {
    this.#order = order;
  }

  /** @param {string} label */
  get(label) {
    return this.#lines.get(label) ?? '';
  }

  /**
   * @param {string} label
   * @param {string} value empty: without this line
   */
  set(label, value) {
    if (value.trim()) this.#lines.set(label, value);
    else this.#lines.delete(label);
  }

  /** @param {string} text canonical, or at least with English labels */
  read(text) {
    this.#lines = new Map(fromText(text));
    const turn = this.get('turn') || '1';
    if (this.#lines.has('hand') && /^\d+$/u.test(turn)) {
      this.set(`hand ${turn}`, this.get('hand'));
      this.#lines.delete('hand');
    }
  }

  /** @returns {[string, string][]} in the order of the contract */
  get entries() {
    /** @param {[string, string]} entry */
    const rank = ([label]) => {
      const at = this.#order.indexOf(label.split(' ')[0]);
      return at < 0 ? this.#order.length : at;
    };
    return [...this.#lines].sort((one, other) => rank(one) - rank(other) || one[0].localeCompare(other[0]));
  }

  get text() {
    return toText(this.entries);
  }

  /**
   * The cards and other words of a place: `7h`, `Jhs`, `x5`.
   * @param {string} place
   */
  words(place) {
    return this.get(place).split(/[\s,،]+/u).filter(Boolean);
  }

  /** @param {string} place */
  cards(place) {
    return this.words(place).filter((word) => CARD.test(word)).map((word) => word.slice(0, 2));
  }

  /**
   * Puts a card into a place, or takes it out if it is there.
   * @param {string} code
   * @param {string} place
   * @param {string[]} places all of them: a card stands in one only
   * @returns {boolean} whether it is there now
   */
  toggle(code, place, places) {
    const there = this.cards(place).includes(code);
    for (const other of places) this.#without(code, other);
    if (there) return false;
    const before = SINGLE.has(place) ? [] : this.words(place).filter((word) => word !== '-');
    this.set(place, [...before, code].join(', '));
    return true;
  }

  /**
   * @param {string} code
   * @param {string} place
   */
  #without(code, place) {
    const left = this.words(place).filter((word) => word.slice(0, 2) !== code);
    this.set(place, left.join(', '));
  }

  /** @param {(label: string) => boolean} unwanted */
  drop(unwanted) {
    for (const label of [...this.#lines.keys()]) if (unwanted(label)) this.#lines.delete(label);
  }
}
