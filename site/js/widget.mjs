// <haft-quiz>: makes the form that is there judge itself. The element keeps no reference to what it
// contains (a browser that translates or reads aloud rewrites it): it looks everything up by
// attribute, each time. It holds no rules: every word of a verdict comes from Python.

import { readNumber } from './digits.mjs';
import { judgeBaked, judgeLive } from './judge.mjs';
import { showProgress } from './progress.mjs';
import { startPython, watchPython } from './python.mjs';
import { clearOptions, markOptions, reasonList, verdictSentence } from './verdict.mjs';

/** @typedef {import('./judge.mjs').Verdict} Verdict */
/** @typedef {{scenario: string, baked: import('./judge.mjs').Baked, links: Record<string, string>}} Data */

const TOUCHES = ['pointerdown', 'focusin', 'keydown'];
const WORDS = {
  waiting: 'داوری از پیش حساب‌شده؛ پایتون هم دارد حسابش می‌کند…',
  live: 'پایتون همین حالا در مرورگر تو حسابش کرد.',
  baked: 'پایتون در این مرورگر اجرا نشد؛ این داوری را موتور بازی از پیش حساب کرده است.',
  emptyChoice: 'هنوز چیزی انتخاب نکرده‌ای؛ یکی را انتخاب کن و دوباره «بررسی» را بزن.',
  emptyNumber: 'هنوز عددی ننوشته‌ای؛ جوابت را با رقم بنویس و «بررسی» را بزن.',
  notNumber: 'این را عدد نخواندم؛ جوابت را با رقم بنویس، مثل ۴ یا ۷٫۵.',
};

export class HaftQuiz extends HTMLElement {
  /** The response that is judged now, as text; null while no verdict stands. @type {string | null} */
  #judged = null;
  /** Who has judged it so far. @type {'none' | 'waiting' | 'live' | 'baked'} */
  #stage = 'none';
  /** What is on show, so that the same verdict from Python is not drawn, and read out, twice. */
  #shown = '';
  #round = 0;
  #touched = false;
  #wired = false;
  /** @type {() => void} */
  #unwatch = () => {};

  connectedCallback() {
    this.#unwatch = watchPython((snapshot) => {
      this.dataset.engine = snapshot.state;
      showProgress(this.#part('engine'), this.#touched ? snapshot : null);
    });
    window.addEventListener('pageshow', this.#forgetIfChanged);
    if (this.#wired) return;
    this.#wired = true;
    for (const touch of TOUCHES) this.addEventListener(touch, this.#touch, { once: true });
    this.addEventListener('submit', (event) => {
      event.preventDefault();
      this.check();
    });
    this.addEventListener('change', (event) => this.#keepNoneAlone(event.target));
    this.addEventListener('input', this.#forgetIfChanged);
  }

  disconnectedCallback() {
    this.#unwatch();
    window.removeEventListener('pageshow', this.#forgetIfChanged);
  }

  /** Judges what is ticked or written now: at once by the baked answer, then by Python. */
  check() {
    const { response, problem } = this.#read();
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
    if (!again) this.#show(judgeBaked(this.#data.baked, this.#kind, response, this.#offered), 'waiting');
    this.#askPython(response, this.#round);
  }

  /**
   * @param {string[]} response
   * @param {number} round
   */
  async #askPython(response, round) {
    this.#stage = 'waiting';
    this.#sayWho(WORDS.waiting);
    try {
      const verdict = await judgeLive(this.#data.scenario, response);
      if (round !== this.#round) return;
      if (!verdict.error) this.#show(verdict, 'live');
      else if (verdict.error.kind === 'response') this.#notice(verdict.error.message);
      else this.#settleForBaked();
    } catch {
      if (round === this.#round) this.#settleForBaked();
    }
  }

  /** Python cannot run: the baked verdict stands, and says so. */
  #settleForBaked() {
    this.#stage = 'baked';
    this.#sayWho(WORDS.baked);
  }

  /** @param {string} text */
  #sayWho(text) {
    const words = this.#part('verdict')?.querySelector('.verdict-judge');
    if (words) words.textContent = text;
  }

  /**
   * @param {Verdict} verdict
   * @param {'waiting' | 'live'} stage
   */
  #show(verdict, stage) {
    const judge = stage === 'live' ? 'live' : 'baked';
    this.#stage = stage;
    const box = this.#part('verdict');
    if (!box) return;
    box.dataset.judge = judge;
    box.dataset.correct = verdict.correct;
    this.#draw(box, verdict);
    this.#sayWho(WORDS[stage]);
    const { id, dataset } = this;
    const detail = { id, ask: dataset.ask, correct: verdict.correct, judge };
    this.dispatchEvent(new CustomEvent('haft:verdict', { bubbles: true, detail }));
  }

  /**
   * @param {HTMLElement} box
   * @param {Verdict} verdict
   */
  #draw(box, { correct, text, reasons, assumed }) {
    const shown = JSON.stringify([correct, text, reasons, assumed]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    box.replaceChildren(...verdictSentence({ correct, text, assumed }));
    const note = this.querySelector('.quiz-note')?.cloneNode(true) ?? '';
    const list = reasonList(reasons, this.#kind, this.#data.links);
    this.#part('reasons')?.replaceChildren(list, note);
    markOptions(this, reasons);
  }

  /**
   * A sentence that is no verdict.
   * @param {string} text
   */
  #notice(text) {
    this.#forget();
    const line = document.createElement('p');
    line.className = 'verdict-line';
    line.textContent = text;
    this.#part('verdict')?.replaceChildren(line);
  }

  #forget() {
    this.#judged = null;
    this.#shown = '';
    this.#stage = 'none';
    this.#round += 1;
    const box = this.#part('verdict');
    if (box) {
      delete box.dataset.judge;
      delete box.dataset.correct;
      box.replaceChildren();
    }
    this.#part('reasons')?.replaceChildren();
    clearOptions(this);
  }

  /** No verdict of an old choice stands beside a new one (also when the browser brings ticks back). */
  #forgetIfChanged = () => {
    const { response, problem } = this.#read();
    if (this.#judged !== null && (problem || JSON.stringify(response) !== this.#judged)) this.#forget();
    else if (this.#judged === null && !problem && this.#part('verdict')?.firstChild) this.#forget();
  };

  #touch = () => {
    if (this.#touched) return;
    this.#touched = true;
    startPython();
  };

  /**
   * «هیچ‌کدام» excludes the others, and they exclude it.
   * @param {EventTarget | null} target
   */
  #keepNoneAlone(target) {
    if (this.#kind !== 'choose' || !(target instanceof HTMLInputElement) || !target.checked) return;
    for (const control of this.#controls) {
      if (control !== target && (control.value === 'none') !== (target.value === 'none')) {
        control.checked = false;
      }
    }
    this.#forgetIfChanged();
  }

  /**
   * What the form says now, as canonical values; or a sentence that says what is missing.
   * @returns {{response: string[], problem?: string}}
   */
  #read() {
    const controls = this.#controls;
    if (this.#kind === 'choose' || this.#kind === 'one') {
      const response = controls.filter(({ checked }) => checked).map(({ value }) => value);
      return response.length ? { response } : { response, problem: WORDS.emptyChoice };
    }
    if (controls.some(({ value }) => !value.trim())) return { response: [], problem: WORDS.emptyNumber };
    const response = [];
    for (const { value, dataset } of controls) {
      const number = readNumber(value);
      if (number === null) return { response: [], problem: WORDS.notNumber };
      response.push(dataset.key ? `${dataset.key}=${number}` : number);
    }
    return { response };
  }

  /** @returns {Data} */
  get #data() {
    return JSON.parse(this.querySelector('script.haft-data')?.textContent ?? '{}');
  }

  get #kind() {
    return this.dataset.kind ?? 'choose';
  }

  /** @returns {HTMLInputElement[]} */
  get #controls() {
    return [.../** @type {NodeListOf<HTMLInputElement>} */ (this.querySelectorAll('input[name="answer"]'))];
  }

  get #offered() {
    const choice = this.#kind === 'choose' || this.#kind === 'one';
    return choice ? this.#controls.map(({ value }) => value) : [];
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
