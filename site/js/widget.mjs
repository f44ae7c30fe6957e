// <haft-quiz>: makes the form that is there judge itself. The element keeps no reference to what it
// contains (a browser that translates or reads aloud rewrites it): it looks everything up by
// attribute, each time. It holds no rules: every word of a verdict comes from Python.

import { element } from './draw.mjs';
import { createExplorer } from './explore.mjs';
import { clearForm, controls, keepNoneAlone, offered, readForm } from './form.mjs';
import { giveHint, startHints } from './hints.mjs';
import { judgeBaked, judgeLive } from './judge.mjs';
import { linksOf } from './links.mjs';
import { markSuggestion, pressedNumberHelper, startNumberField } from './numberfield.mjs';
import { showProgress, showSlow } from './progress.mjs';
import { startPython, watchPython } from './python.mjs';
import { pressedRank, resetRanking, sortRows, startRanking } from './ranking.mjs';
import { clearMarks, markForm, partsRight, reasonList, verdictSentence } from './verdict.mjs';

/** @typedef {import('./judge.mjs').Verdict} Verdict */
/** @typedef {{scenario: string, baked: import('./judge.mjs').Baked, links: Record<string, string>}} Data */

const TOUCHES = ['pointerdown', 'focusin', 'keydown'];
const SLOW_MS = 1500;
const WORDS = {
  waiting: 'داوری از پیش حساب‌شده؛ پایتون هم دارد حسابش می‌کند…',
  live: 'پایتون همین حالا در مرورگر تو حسابش کرد.',
  baked: 'پایتون در این مرورگر اجرا نشد؛ این داوری را موتور بازی از پیش حساب کرده است.',
  cancelled: 'پایتون را لغو کردی؛ این داوری را موتور بازی از پیش حساب کرده است.',
};

export class HaftQuiz extends HTMLElement {
  /** The response that is judged now, as text; null while no verdict stands. @type {string | null} */
  #judged = null;
  /** Who has judged it so far. @type {'none' | 'waiting' | 'live' | 'baked'} */
  #stage = 'none';
  /** What is on show, so that the same verdict from Python is not drawn, and read out, twice. */
  #shown = '';
  #round = 0;
  #slow = 0;
  #touched = false;
  #wired = false;
  /** @type {() => void} */
  #unwatch = () => {};
  /** @type {import('./engine.mjs').Snapshot | null} */
  #python = null;
  /** @type {ReturnType<typeof createExplorer> | null} */
  #explorer = null;

  connectedCallback() {
    this.#unwatch = watchPython((snapshot) => {
      this.dataset.engine = snapshot.state;
      this.#python = snapshot;
      this.#showProgress();
    });
    window.addEventListener('pageshow', this.#comeBack);
    if (this.#wired) return;
    this.#wired = true;
    this.#explorer = createExplorer(this, this.#data.scenario);
    for (const touch of TOUCHES) this.addEventListener(touch, this.#touch, { once: true });
    this.addEventListener('submit', (event) => {
      event.preventDefault();
      this.check();
    });
    this.addEventListener('change', (event) => this.#changed(event.target));
    this.addEventListener('input', this.#written);
    this.addEventListener('click', this.#pressed);
    // The event of a <details> does not bubble.
    this.addEventListener('toggle', this.#looked, { capture: true });
    startHints(this, this.#data.baked.hints);
    startNumberField(this);
    startRanking(this);
  }

  disconnectedCallback() {
    this.#unwatch();
    window.removeEventListener('pageshow', this.#comeBack);
  }

  /** Judges what is ticked or written now: at once by the baked answer, then by Python. */
  check() {
    const { response, problem } = readForm(this);
    if (problem) {
      this.#forget();
      this.#notice(problem);
      return;
    }
    const key = JSON.stringify(response);
    const again = key === this.#judged;
    if (again && this.#stage !== 'baked') return; // a double click: this verdict is there or on its way
    this.#judged = key;
    this.#round += 1;
    if (!again) {
      const verdict = judgeBaked(this.#data.baked, this.#kind, response, offered(this));
      this.#show(verdict, response, 'waiting');
    }
    this.#askPython(response, this.#round);
  }

  /**
   * @param {string[]} response
   * @param {number} round
   */
  async #askPython(response, round) {
    this.#stage = 'waiting';
    this.#sayWho(WORDS.waiting);
    this.#showProgress(); // now with a way to call it off, though nothing may move for long
    clearTimeout(this.#slow);
    this.#slow = setTimeout(() => round === this.#round && showSlow(this.#part('engine'), this.#cancel), SLOW_MS);
    try {
      const verdict = await judgeLive(this.#data.scenario, response);
      if (round !== this.#round) return;
      if (!verdict.error) this.#show(verdict, response, 'live');
      else if (verdict.error.kind === 'response') this.#notice(verdict.error.message);
      else this.#settleForBaked(WORDS.baked);
    } catch {
      if (round === this.#round) this.#settleForBaked(WORDS.baked);
    }
    if (round === this.#round) this.#endWaiting();
  }

  #endWaiting() {
    clearTimeout(this.#slow);
    showProgress(this.#part('engine'), null);
    this.#showProgress();
  }

  /** The reader does not want to wait: the baked verdict stands. */
  #cancel = () => {
    this.#round += 1;
    this.#settleForBaked(WORDS.cancelled);
    this.#endWaiting();
    /** @type {HTMLElement | null} */ (this.querySelector('button[type="submit"]'))?.focus();
  };

  #showProgress() {
    const cancel = this.#stage === 'waiting' ? this.#cancel : null;
    showProgress(this.#part('engine'), this.#touched ? this.#python : null, cancel);
  }

  /**
   * Python cannot run, or nobody waits for it: the baked verdict stands, and says so.
   * @param {string} words
   */
  #settleForBaked(words) {
    this.#stage = 'baked';
    this.#sayWho(words);
  }

  /** @param {string} text */
  #sayWho(text) {
    const words = this.#part('verdict')?.querySelector('.verdict-judge');
    if (words) words.textContent = text;
  }

  /**
   * @param {Verdict} verdict
   * @param {string[]} response
   * @param {'waiting' | 'live'} stage
   */
  #show(verdict, response, stage) {
    const judge = stage === 'live' ? 'live' : 'baked';
    this.#stage = stage;
    const box = this.#part('verdict');
    if (!box) return;
    box.dataset.judge = judge;
    box.dataset.correct = verdict.correct;
    this.#draw(box, verdict, response);
    this.#sayWho(WORDS[stage]);
    const { id, dataset } = this;
    const detail = { id, ask: dataset.ask, correct: verdict.correct, judge };
    this.dispatchEvent(new CustomEvent('haft:verdict', { bubbles: true, detail }));
  }

  /**
   * @param {HTMLElement} box
   * @param {Verdict} verdict
   * @param {string[]} response
   */
  #draw(box, verdict, response) {
    const { correct, text, reasons, assumed, misconception } = verdict;
    const shown = JSON.stringify([correct, text, reasons, assumed, misconception?.id]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const links = linksOf(this);
    const count = partsRight(verdict, this.#kind, response, offered(this));
    box.replaceChildren(...verdictSentence(verdict, count, links));
    const note = this.querySelector('.quiz-note')?.cloneNode(true) ?? '';
    this.#part('reasons')?.replaceChildren(reasonList(reasons, this.#kind, links), note);
    markForm(this, verdict, response);
    this.#showAfter(true);
  }

  /**
   * A sentence that is no verdict.
   * @param {string} text
   */
  #notice(text) {
    this.#forget();
    this.#part('verdict')?.replaceChildren(element('p', 'verdict-line', text));
  }

  #forget() {
    this.#judged = null;
    this.#shown = '';
    this.#stage = 'none';
    this.#round += 1;
    this.#endWaiting();
    const box = this.#part('verdict');
    if (box) {
      delete box.dataset.judge;
      delete box.dataset.correct;
      box.replaceChildren();
    }
    this.#part('reasons')?.replaceChildren();
    clearMarks(this);
    this.#showAfter(false);
  }

  /**
   * What can be done once a verdict stands.
   * @param {boolean} shown
   */
  #showAfter(shown) {
    const box = this.#part('after');
    if (box) box.hidden = !shown;
    if (!shown) this.#explorer?.close();
  }

  /** No verdict of an old choice stands beside a new one (also when the browser brings ticks back). */
  #forgetIfChanged = () => {
    const { response, problem } = readForm(this);
    if (this.#judged !== null && (problem || JSON.stringify(response) !== this.#judged)) this.#forget();
    else if (this.#judged === null && !problem && this.#part('verdict')?.firstChild) this.#forget();
  };

  #comeBack = () => {
    sortRows(this);
    markSuggestion(this);
    this.#forgetIfChanged();
  };

  #written = () => {
    markSuggestion(this);
    this.#forgetIfChanged();
  };

  /** @param {EventTarget | null} target */
  #changed(target) {
    keepNoneAlone(this, target);
    this.#forgetIfChanged();
  }

  /** @param {MouseEvent} event */
  #pressed = ({ target }) => {
    if (!(target instanceof Element)) return;
    if (pressedRank(this, target) || pressedNumberHelper(this, target)) return;
    if (this.#explorer?.pressed(target)) return;
    const { part } = /** @type {HTMLElement | null} */ (target.closest('button[data-part]'))?.dataset ?? {};
    if (part === 'hint') giveHint(this, this.#data.baked.hints);
    else if (part === 'again') this.#tryAgain();
    else if (part === 'try') this.#explorer?.open();
  };

  #tryAgain() {
    clearForm(this);
    resetRanking(this);
    markSuggestion(this);
    this.#forget();
    controls(this)[0]?.focus();
  }

  /** The answer was opened before it was given: the reader's record should know. */
  #looked = (/** @type {Event} */ { target }) => {
    if (!(target instanceof HTMLDetailsElement) || target.dataset.part !== 'answer' || !target.open) return;
    this.dispatchEvent(new CustomEvent('haft:look', { bubbles: true, detail: { id: this.id } }));
  };

  #touch = () => {
    if (this.#touched) return;
    this.#touched = true;
    startPython();
  };

  /** @returns {Data} */
  get #data() {
    return JSON.parse(this.querySelector('script.haft-data')?.textContent ?? '{}');
  }

  get #kind() {
    return this.dataset.kind ?? 'choose';
  }

  /**
   * @param {string} name
   * @returns {HTMLElement | null}
   */
  #part(name) {
    return this.querySelector(`[data-part="${name}"]`);
  }
}

/** One definition, also where a page loads the script twice. */
export function defineWidget() {
  if (!customElements.get('haft-quiz')) customElements.define('haft-quiz', HaftQuiz);
}
