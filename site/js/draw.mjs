// Small drawings and elements. Cards are cloned from the page's own templates
// (templates/macros/sprite.html), so that script and builder draw alike.

import { persian } from './digits.mjs';

const SVG = 'http://www.w3.org/2000/svg';
const CARD = /^[A2-9TJQK][cdhs]$/u;
const COURT = 'JQK';

/**
 * @param {string} tag
 * @param {string} [className]
 * @param {...(Node | string)} children
 * @returns {HTMLElement}
 */
export function element(tag, className = '', ...children) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

/**
 * @param {string} name a sign of the sprite: yes, no, partly, …
 * @returns {SVGElement}
 */
export function icon(name) {
  const svg = drawing('icon', '0 0 24 24', `icon-${name}`);
  svg.setAttribute('aria-hidden', 'true');
  return svg;
}

/**
 * One use of the page's sprite.
 * @param {string} className
 * @param {string} viewBox
 * @param {string} symbol
 * @returns {SVGElement}
 */
export function drawing(className, viewBox, symbol) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', className);
  svg.setAttribute('viewBox', viewBox);
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${symbol}`);
  svg.append(use);
  return svg;
}

/** @param {string | null} value */
export function isCard(value) {
  return value !== null && CARD.test(value);
}

/**
 * The drawing of a card; its name stands beside it, so it is hidden from assistive technology.
 * @param {string} code canonical: "7h", "Tc"
 * @returns {Node}
 */
export function card(code) {
  const rank = code[0];
  const kind = rank === 'A' ? 'ace' : COURT.includes(rank) ? 'court' : 'number';
  const template = document.getElementById(`haft-card-${kind}`);
  if (!(template instanceof HTMLTemplateElement)) return document.createTextNode('');
  const svg = /** @type {SVGElement} */ (template.content.firstElementChild?.cloneNode(true));
  svg.dataset.card = code;
  svg.dataset.suit = code[1];
  for (const text of svg.querySelectorAll('.card-rank')) text.textContent = face(rank);
  for (const use of svg.querySelectorAll('.card-suit')) use.setAttribute('href', `#suit-${code[1]}`);
  svg.querySelector('.card-figure')?.setAttribute('href', `#figure-${rank}`);
  return svg;
}

/** A closed card. */
export function back() {
  const svg = drawing('card card-closed', '0 0 100 140', 'card-back');
  svg.setAttribute('aria-hidden', 'true');
  return svg;
}

/** @param {string} code a suit: c, d, h or s */
export function suit(code) {
  const svg = drawing('suit', '0 0 100 100', `suit-${code}`);
  svg.setAttribute('aria-hidden', 'true');
  svg.dataset.suit = code;
  return svg;
}

/**
 * What stands on the face: as on real decks, or with Persian digits where the reader wants them.
 * @param {string} rank
 */
function face(rank) {
  const number = rank === 'T' ? '10' : rank;
  return document.documentElement.dataset.faces === 'persian' ? persian(number) : number;
}

/**
 * Writes all faces anew, after the reader has chosen.
 * @param {ParentNode} root
 */
export function relabelFaces(root) {
  for (const text of root.querySelectorAll('.card-rank')) {
    const rank = text.closest('svg')?.dataset.card?.[0];
    if (rank && text.textContent !== face(rank)) text.textContent = face(rank);
  }
}
