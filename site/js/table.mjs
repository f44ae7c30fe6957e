// The game table from View.table, as templates/macros/table.html draws it: keep both alike
// (a test compares them). What lies where comes from Python; here it only gets its place.

import { back, card, drawing, element, icon, suit } from './draw.mjs';
import { persian } from './digits.mjs';

/**
 * @typedef {object} Seat
 * @property {number} seat
 * @property {string} name
 * @property {boolean} mover
 * @property {string[] | null} cards
 * @property {number} unseen
 * @property {number | null} count
 * @property {number[]} [down] places of cards that lie face down
 * @property {boolean} [banker]
 * @property {number | null} [stake]
 */
/**
 * @typedef {object} Table
 * @property {string | null} top
 * @property {string | null} suit
 * @property {number | null} pile
 * @property {number} owed
 * @property {string} direction
 * @property {string | null} duty
 * @property {Seat[]} seats
 * @property {string[]} story
 * @property {string} text
 */

/** @type {Record<string, string>} */
const SUIT_NAMES = { c: 'گشنیز', d: 'خشت', h: 'دل', s: 'پیک' };
const YOU = 'تو';

/**
 * Who sits at the bottom: «تو», else the mover, else the first.
 * @param {Table} table
 */
export function bottomSeat({ seats }) {
  const seat = seats.find(({ name }) => name === YOU) ?? seats.find(({ mover }) => mover) ?? seats[0];
  return seat.seat;
}

/**
 * @param {Table} table
 * @param {{you: number, handBelow: boolean}} options `you` sits at the bottom; `handBelow`: that hand stands elsewhere
 */
export function drawTable(table, { you, handBelow }) {
  const box = element('div', 'table');
  if (table.story.length) {
    box.append(element('p', 'story', `${table.story.map((it) => it.replace(/^[. ]+|[. ]+$/gu, '')).join('؛ ')}.`));
  }
  const told = table.text.replace(/\./gu, '') !== '';
  if (told) box.append(element('p', 'visually-hidden', table.text));
  if (table.top) box.append(roundTable(table, you, handBelow));
  else if (told) box.append(seatList(table));
  if (table.duty && !table.owed) {
    box.append(element('p', 'duty', icon('duty'), element('span', '', table.duty)));
  }
  return box;
}

/** @param {Pick<Seat, 'cards' | 'unseen' | 'down'>} seat */
function hand({ cards, unseen, down = [] }) {
  const seen = (cards ?? []).map((code, at) =>
    down.includes(at) ? element('span', 'is-down', card(code), back()) : element('span', '', card(code)),
  );
  const closed = Array.from({ length: unseen }, () => element('span', '', back()));
  return element('span', 'hand', ...seen, ...closed);
}

/** @param {Seat} seat */
function nameplate({ name, count, mover, banker, stake, down }) {
  const label = element('span', name.length > 12 ? 'seat-name is-long' : 'seat-name', name);
  const plate = element('span', 'seat-plate', label);
  if (banker) plate.append(' ', element('span', 'seat-bank', 'بانکدار'));
  if (stake) plate.append(' ', element('span', 'seat-stake', 'شرط ', element('b', 'chip', persian(stake))));
  if (count !== null) {
    const closed = down?.length ? `، ${count === 1 ? '' : 'یکی '}پشت‌رو` : '';
    plate.append(' ', element('span', 'seat-count', `${persian(count)} کارت${closed}`));
  }
  if (mover) plate.append(' ', element('span', 'seat-turn', 'نوبت'));
  return plate;
}

/**
 * @param {Seat} seat
 * @param {string} className
 */
function seatBox({ seat, mover }, className) {
  const box = element('div', mover ? `${className} is-mover` : className);
  box.dataset.seat = String(seat);
  return box;
}

/** @param {Seat} seat */
function otherSeat(seat) {
  const box = seatBox(seat, 'seat');
  box.append(nameplate(seat));
  if (seat.cards?.length) box.append(hand(seat));
  else if (seat.count !== 0) {
    box.append(element('span', 'fan', ...Array.from({ length: Math.min(seat.count ?? 3, 3) }, back)));
  }
  return box;
}

/** @param {Table} table */
function middle({ top, suit: named, pile, owed, direction }) {
  const box = element('div', 'middle', drawing(`ring ring-${direction}`, '0 0 300 170', 'ring'));
  const stack = element('span', pile === 0 ? 'pile is-empty' : 'pile');
  if (pile !== 0) stack.append(back());
  if (pile !== null) stack.append(element('span', 'pile-count', pile === 0 ? 'خالی' : persian(pile)));
  const open = element('span', 'top', card(/** @type {string} */ (top)));
  if (named) open.append(element('span', 'named', suit(named)));
  box.append(element('div', 'piles', stack, open));
  if (named) box.append(element('p', 'sign sign-suit', `خال: ${SUIT_NAMES[named]}`));
  if (owed) box.append(element('p', 'sign sign-owed', `${persian(owed)} کارت جریمه`));
  if (direction === 'rev') box.append(element('p', 'sign sign-way', 'جهت: برعکس'));
  return box;
}

/**
 * @param {Table} table
 * @param {number} bottom
 * @param {boolean} handBelow
 */
function roundTable(table, bottom, handBelow) {
  const { seats } = table;
  const at = seats.findIndex(({ seat }) => seat === bottom);
  const you = seats[at];
  const others = [...seats.slice(at + 1), ...seats.slice(0, at)];
  const many = others.length;
  const side = many < 2 ? 0 : many < 6 ? 1 : 2;
  const felt = element('div', 'felt round');
  felt.dataset.others = String(many);
  felt.setAttribute('aria-hidden', 'true');
  felt.append(
    element('div', 'side side-right', ...others.slice(0, side).map(otherSeat)),
    element('div', 'side side-top', ...others.slice(side, many - side).map(otherSeat)),
    element('div', 'side side-left', ...others.slice(many - side).map(otherSeat)),
    middle(table),
  );
  const mine = seatBox(you, 'seat seat-you');
  if (!handBelow && (you.cards?.length || you.unseen)) mine.append(hand(you));
  mine.append(nameplate(you));
  felt.append(mine);
  return felt;
}

/** @param {Table} table */
function seatList({ seats }) {
  const list = element('ul', 'felt hands');
  list.setAttribute('aria-hidden', 'true');
  for (const seat of seats) {
    if (!seat.cards?.length && !seat.unseen && seat.count === null && !seat.mover) continue;
    const row = element('li', seat.mover ? 'hands-row is-mover' : 'hands-row', nameplate(seat));
    row.dataset.seat = String(seat.seat);
    if (seat.cards?.length || seat.unseen) row.append(hand(seat));
    list.append(row);
  }
  return list;
}
