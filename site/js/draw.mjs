// Small drawings and elements. Cards are cloned from the page's own templates
// (templates/macros/sprite.html), so that script and builder draw alike.

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
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#icon-${name}`);
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
  for (const text of svg.querySelectorAll('.card-rank')) text.textContent = rank === 'T' ? '10' : rank;
  for (const use of svg.querySelectorAll('.card-suit')) use.setAttribute('href', `#suit-${code[1]}`);
  svg.querySelector('.card-figure')?.setAttribute('href', `#figure-${rank}`);
  return svg;
}
