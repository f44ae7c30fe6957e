// «ببین چه می‌شود»: any move, legal or not, from the position of the question. Python draws the
// consequences; here stands only the list of moves so far, which a step back makes shorter.

import { card, element, icon } from './draw.mjs';
import { linksOf } from './links.mjs';
import { flyToTable } from './motion.mjs';
import { showProgress, showSlow } from './progress.mjs';
import { askPython, watchPython } from './python.mjs';
import { bottomSeat, drawTable } from './table.mjs';
import { whyLink } from './verdict.mjs';

/** @typedef {import('./table.mjs').Table} Table */
/** @typedef {{text: string, clause: string | null, legal: boolean | null}} Told */
/** @typedef {{value: string, label: string, card: string | null, legal: boolean}} Option */
/** @typedef {{table: Table, told: Told[], options: Option[], over: boolean}} Scene */
/** @typedef {{value: string, label: string}} Move */

const SLOW_MS = 1500;
const WORDS = {
  title: 'ببین چه می‌شود',
  first: 'یک حرکت را امتحان کن، مجاز یا غیرمجاز.',
  over: 'دست تمام شد.',
  unknown: 'از این‌جا جلوتر معلوم نیست؛ یک گام عقب برو یا از سر بگیر.',
  hidden: 'این حرکت به کارت‌هایی بستگی دارد که رو نیستند؛ حرکت دیگری را امتحان کن.',
  cannot: 'برای دیدن ادامهٔ بازی پایتون لازم است و در این مرورگر اجرا نشد. داوری و دلیل‌های بالا سر جایشان‌اند.',
  cancelled: 'لغو شد. هر وقت خواستی دوباره «ببین چه می‌شود» را بزن.',
};

/**
 * The panel of one quiz. Its content is looked up anew each time, for browsers rewrite it.
 * @param {HTMLElement} quiz
 * @param {string} scenario canonical text
 */
export function createExplorer(quiz, scenario) {
  /** @type {Move[]} */
  let path = [];
  let bottom = 0;
  let round = 0;

  const panel = () => /** @type {HTMLElement | null} */ (quiz.querySelector('[data-part="explore"]'));
  /** @param {string} name */
  const part = (name) => /** @type {HTMLElement | null} */ (panel()?.querySelector(`[data-part="${name}"]`));

  function open() {
    const box = panel();
    if (!box) return;
    path = [];
    bottom = 0;
    box.hidden = false;
    box.replaceChildren(...frame());
    part('explore-title')?.focus();
    ask(path, null);
  }

  function close() {
    round += 1;
    const box = panel();
    if (!box) return;
    box.hidden = true;
    box.replaceChildren();
  }

  /**
   * @param {Move[]} wanted the moves from the question's position on
   * @param {DOMRect | null} from where the played card stood
   */
  async function ask(wanted, from) {
    round += 1;
    const mine = round;
    const bar = part('explore-engine');
    const unwatch = watchPython((snapshot) => showProgress(bar, snapshot, cancel));
    const slow = setTimeout(() => showSlow(bar, cancel), SLOW_MS);
    try {
      const scene = await askPython({ do: 'explore', scenario, response: wanted.map(({ value }) => value) });
      if (mine !== round) return;
      if (scene.error) tell([line(WORDS.hidden)]);
      else {
        path = wanted;
        show(scene, from);
      }
    } catch {
      if (mine === round) tell([line(WORDS.cannot)]);
    } finally {
      unwatch();
      clearTimeout(slow);
      if (mine === round) showProgress(bar, null);
    }
  }

  function cancel() {
    round += 1;
    showProgress(part('explore-engine'), null);
    tell([line(WORDS.cancelled)]);
  }

  /**
   * @param {Scene} scene
   * @param {DOMRect | null} from
   */
  function show({ table, told, options, over }, from) {
    bottom ||= bottomSeat(table);
    const mover = table.seats.find(({ mover: moves }) => moves)?.seat;
    const hand = options.some((option) => option.card) && mover === bottom;
    part('explore-table')?.replaceChildren(drawTable(table, { you: bottom, handBelow: hand }));
    const end = over ? [line(WORDS.over)] : options.length ? [] : [line(WORDS.unknown)];
    const first = path.length ? [] : [line(WORDS.first)];
    tell([...first, ...told, ...end]);
    keepFocus(() => part('explore-moves')?.replaceChildren(...options.map(optionButton)));
    part('explore-path')?.replaceChildren(...path.map(({ label }) => element('li', '', label)));
    for (const name of ['step-back', 'restart']) part(name)?.setAttribute('aria-disabled', String(!path.length));
    if (from) flyToTable(from, part('explore-table'));
  }

  /** A button that was pressed and is gone leaves the focus with the panel, not with the page. */
  /** @param {() => void} redraw */
  function keepFocus(redraw) {
    const had = part('explore-moves')?.contains(document.activeElement);
    redraw();
    if (had) part('explore-title')?.focus({ preventScroll: true });
  }

  /** @param {Told[]} told */
  function tell(told) {
    const links = linksOf(quiz);
    part('explore-told')?.replaceChildren(...told.map((it) => toldLine(it, links)));
  }

  /**
   * A click within the panel; false if it was on nothing of ours.
   * @param {Element} target
   */
  function pressed(target) {
    const button = target.closest('[data-part="explore"] button');
    if (!(button instanceof HTMLElement)) return false;
    const { move, part: name } = button.dataset;
    if (name === 'explore-close') close();
    else if (button.getAttribute('aria-disabled') === 'true') return true;
    else if (name === 'step-back') ask(path.slice(0, -1), null);
    else if (name === 'restart') ask([], null);
    else if (move) {
      const label = button.querySelector('.move-label')?.textContent?.trim() ?? '';
      const drawn = button.querySelector('.card')?.getBoundingClientRect() ?? null;
      ask([...path, { value: move, label }], drawn);
    }
    return true;
  }

  return { open, close, pressed };
}

/** The empty panel. */
function frame() {
  const title = named(element('p', 'explore-title', WORDS.title), 'explore-title');
  title.tabIndex = -1;
  const told = named(element('div', 'explore-told'), 'explore-told');
  told.setAttribute('aria-live', 'polite');
  const moves = named(element('div', 'explore-moves'), 'explore-moves');
  moves.setAttribute('role', 'group');
  moves.setAttribute('aria-label', 'حرکت‌ها');
  const engine = named(element('p', 'engine-line'), 'explore-engine');
  engine.hidden = true;
  return [
    title,
    named(element('div'), 'explore-table'),
    told,
    moves,
    engine,
    named(element('ol', 'explore-path'), 'explore-path'),
    element(
      'div',
      'explore-tools',
      tool('step-back', 'یک گام عقب', 'back'),
      tool('restart', 'از سر', 'restart'),
      tool('explore-close', 'بستن', 'no'),
    ),
  ];
}

/**
 * @param {HTMLElement} target
 * @param {string} name
 */
function named(target, name) {
  target.dataset.part = name;
  return target;
}

/**
 * @param {string} name
 * @param {string} words
 * @param {string} sign
 */
function tool(name, words, sign) {
  const button = named(element('button', 'button-quiet', icon(sign), element('span', '', words)), name);
  button.setAttribute('type', 'button');
  return button;
}

/** @param {string} text */
function line(text) {
  return { text, clause: null, legal: null };
}

/**
 * @param {Told} told
 * @param {Record<string, string>} links
 */
function toldLine({ text, clause, legal }, links) {
  const words = element('p', 'told', text);
  if (legal === false) {
    words.dataset.legal = 'no';
    words.prepend(element('span', 'reason-mark', icon('no'), 'غیرمجاز'), ' ');
  }
  if (clause && links[clause]) words.append(' ', whyLink(links[clause], null));
  return words;
}

/** @param {Option} option */
function optionButton({ value, label, card: code }) {
  const button = element('button', code ? 'move move-card' : 'move');
  button.setAttribute('type', 'button');
  button.dataset.move = value;
  if (code) button.append(card(code));
  button.append(element('span', 'move-label', label));
  return button;
}
