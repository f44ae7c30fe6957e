// The deck and the places of the maker of scenarios: what can be tapped.

import { card, element } from '../draw.mjs';
import { persian } from '../digits.mjs';

const SUITS = 'shcd';
const RANKS = 'A23456789TJQK';
/** @type {Record<string, string>} */
const SUIT_NAMES = { s: 'پیک', h: 'دل', c: 'گشنیز', d: 'خشت' };
/** @type {Record<string, string>} */
const RANK_NAMES = { A: 'آس', T: '۱۰', J: 'سرباز', Q: 'بی‌بی', K: 'شاه' };

/** @param {string} code */
export function cardName(code) {
  return `${RANK_NAMES[code[0]] ?? persian(code[0])} ${SUIT_NAMES[code[1]]}`;
}

/** All cards of a deck. */
export function allCards() {
  return [...SUITS].flatMap((suit) => [...RANKS].map((rank) => rank + suit));
}

/** The deck as buttons; one of them is in the tab order, arrows lead to the others. @param {HTMLElement} box */
export function drawDeck(box) {
  box.replaceChildren(
    ...[...SUITS].map((suit) => element('div', 'deck-row', ...[...RANKS].map((rank) => deckCard(rank + suit)))),
  );
  box.querySelector('button')?.setAttribute('tabindex', '0');
  box.addEventListener('keydown', (event) => {
    const all = [...box.querySelectorAll('button')];
    const at = all.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    // Cards run from right to left, as the page does.
    const steps = /** @type {Record<string, number>} */ ({ ArrowLeft: 1, ArrowRight: -1, ArrowDown: 13, ArrowUp: -13 });
    const next = at < 0 ? undefined : all[at + (steps[event.key] ?? NaN)];
    if (!next) return;
    event.preventDefault();
    all[at].tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  });
}

/** @param {string} code */
function deckCard(code) {
  const button = element('button', 'deck-card', card(code));
  button.setAttribute('type', 'button');
  button.dataset.card = code;
  button.tabIndex = -1;
  button.setAttribute('aria-pressed', 'false');
  button.append(element('span', 'visually-hidden', cardName(code)), element('span', 'deck-where'));
  return button;
}

/**
 * Shows at every card where it lies.
 * @param {HTMLElement} box
 * @param {Map<string, {place: string, words: string}>} where
 * @param {string} chosen the place that cards go to
 */
export function markDeck(box, where, chosen) {
  for (const button of box.querySelectorAll('button')) {
    const lies = where.get(button.dataset.card ?? '');
    button.setAttribute('aria-pressed', String(lies?.place === chosen));
    button.classList.toggle('is-elsewhere', Boolean(lies) && lies?.place !== chosen);
    const words = button.querySelector('.deck-where');
    if (words) words.textContent = lies ? lies.words : '';
  }
}

/**
 * @param {HTMLElement} box
 * @param {{place: string, words: string}[]} places
 * @param {string} chosen
 * @param {(place: string) => string[]} cardsOf
 */
export function drawPlaces(box, places, chosen, cardsOf) {
  const had = box.contains(document.activeElement);
  box.replaceChildren(
    ...places.map(({ place, words }) => {
      const radio = document.createElement('input');
      radio.type = 'radio';
      radio.name = 'place';
      radio.value = place;
      radio.checked = place === chosen;
      const cards = cardsOf(place);
      const hand = element('span', 'place-cards', ...cards.map((code) => element('span', '', card(code))));
      const read = cards.length ? `: ${cards.map(cardName).join('، ')}` : '';
      const name = element('span', 'place-name', words, element('span', 'visually-hidden', read));
      return element('label', 'place', radio, name, hand);
    }),
  );
  if (had) /** @type {HTMLElement | null} */ (box.querySelector('input:checked'))?.focus();
}
