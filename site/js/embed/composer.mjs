// «سناریوساز»: every tap changes a labelled line, Python says what that makes, and the preview is a real quiz.

import { persian } from '../digits.mjs';
import { element } from '../draw.mjs';
import { showProgress } from '../progress.mjs';
import { askPython, startPython, watchPython } from '../python.mjs';
import { defineWidget } from '../widget.mjs';
import { allCards, cardName, drawDeck, drawPlaces, markDeck } from './composer-board.mjs';
import { Model } from './composer-model.mjs';
import { copyBox } from './copying.mjs';
import { readParams, toParams, toText } from './labels.mjs';
import { drawQuiz } from './quiz.mjs';
import { snippets } from './snippets.mjs';

const WAIT_MS = 150;
const TOUCHES = ['pointerdown', 'focusin', 'keydown'];
const ORDINALS = ['', 'نفر اول', 'نفر دوم', 'نفر سوم', 'نفر چهارم', 'نفر پنجم', 'نفر ششم', 'نفر هفتم', 'نفر هشتم'];
const data = JSON.parse(document.getElementById('composer-data')?.textContent ?? '{}');
const model = new Model(data.labels);
const form = /** @type {HTMLFormElement} */ (part('composer-form'));
let chosen = 'top';
let round = 0;
let timer = 0;

/**
 * @param {string} name
 * @returns {HTMLElement}
 */
function part(name) {
  return /** @type {HTMLElement} */ (document.querySelector(`[data-part="${name}"]`));
}

/** @param {string} name */
function field(name) {
  return /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
}

/**
 * @param {string} name
 * @param {{value: string, words: string}[]} options
 * @param {string} value
 */
function fill(name, options, value) {
  const box = field(name);
  box.replaceChildren(...options.map((it) => new Option(it.words, it.value)));
  if (value && !options.some((it) => it.value === value)) box.append(new Option(value, value));
  box.value = value || (options[0]?.value ?? '');
}

function half() {
  return data.rules.find((/** @type {any} */ it) => it.id === model.get('rules'))?.half ?? false;
}

/** Names as written, or none. */
function names() {
  const told = model.get('players');
  return /^[\d۰-۹]*$/u.test(told) ? [] : told.split(/[,،]/u).map((it) => it.trim());
}

function seats() {
  const told = model.get('players');
  const usual = data.rules.find((/** @type {any} */ it) => it.id === model.get('rules'))?.players ?? 4;
  const many = names().length || Number(told) || usual;
  return Array.from({ length: Math.min(many, data.seats) }, (_, at) => ({
    value: String(at + 1),
    words: names()[at] || ORDINALS[at + 1],
  }));
}

function places() {
  const hands = seats().map(({ value, words }) => ({ place: `hand ${value}`, words: `دست ${words}` }));
  if (half()) return hands;
  return [{ place: 'top', words: 'روی زمین' }, { place: 'played', words: 'تازه بازی‌شده' }, ...hands];
}

/** Everything on the page as the model has it. */
function show() {
  fill('rules', data.rules.map((/** @type {any} */ it) => ({ value: it.id, words: it.title })), model.get('rules'));
  const counts = Array.from({ length: data.seats - 1 }, (_, at) => ({ value: String(at + 2), words: ORDINALS[at + 2] }));
  fill('players', counts.map((it) => ({ ...it, words: persian(it.value) })), String(seats().length));
  if (document.activeElement !== field('names')) field('names').value = names().join('، ');
  fill('turn', seats(), model.get('turn') || '1');
  field('direction').value = model.get('direction') === 'rev' ? 'rev' : '';
  field('suit').value = model.get('suit');
  if (document.activeElement !== field('owed')) field('owed').value = model.get('owed');
  /** @type {HTMLInputElement} */ (field('follow')).checked = model.get('follow') === 'yes';
  if (document.activeElement !== field('title')) field('title').value = model.get('title');
  if (document.activeElement !== field('text')) field('text').value = model.text;
  for (const box of form.querySelectorAll('[data-khabis]')) /** @type {HTMLElement} */ (box).hidden = half();
  showAsk();
  showCards();
}

function showAsk() {
  const [kind, ...rest] = model.get('ask').split(' ');
  const fits = data.asks.filter((/** @type {any} */ it) => (half() ? it.half : it.main));
  fill('ask', fits.map((/** @type {any} */ it) => ({ value: it.kind, words: it.words })), kind);
  const wants = fits.find((/** @type {any} */ it) => it.kind === kind)?.names ?? '';
  part('named').hidden = !wants || (wants === 'seat?' && !half());
  const cards = allCards().map((value) => ({ value, words: cardName(value) }));
  const options = wants === 'offence' ? data.offences : wants.startsWith('seat') ? seats() : cards;
  if (wants) fill('named', options, rest.join(' '));
}

function showCards() {
  const all = places();
  if (!all.some(({ place }) => place === chosen)) chosen = all[0].place;
  drawPlaces(part('places'), all, chosen, (place) => model.cards(place));
  const where = new Map();
  for (const { place } of all) for (const code of model.cards(place)) where.set(code, { place, words: shortly(place) });
  markDeck(part('deck'), where, chosen);
}

/** A place as it fits on a small card. @param {string} place */
function shortly(place) {
  if (place === 'top') return 'زمین';
  return place === 'played' ? 'بازی' : `دست ${persian(place.slice(5))}`;
}

/** @param {Event} event */
function changed({ target }) {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement)) return;
  const { name, value } = target;
  if (name === 'place') {
    chosen = value;
    showCards();
    return;
  }
  if (name === 'text') {
    readText(value);
    return;
  }
  if (name === 'follow') model.set('follow', /** @type {HTMLInputElement} */ (target).checked ? 'yes' : '');
  else if (name === 'names') model.set('players', value);
  else if (name === 'turn') model.set('turn', value === '1' ? '' : value);
  else if (name === 'ask' || name === 'named') askChanged(name === 'ask');
  else model.set(name, value);
  if (name === 'players' || name === 'rules') model.drop((label) => label.startsWith('hand ') && Number(label.slice(5)) > seats().length);
  show();
  check();
}

/** @param {boolean} fresh another question: what it names is chosen anew */
function askChanged(fresh) {
  const kind = field('ask').value;
  const { names: wants } = data.asks.find((/** @type {any} */ it) => it.kind === kind);
  if (fresh) {
    const first = wants === 'offence' ? data.offences[0].value : wants.startsWith('seat') ? '1' : model.cards('hand 1')[0] || '7h';
    model.set('ask', wants && wants !== 'seat?' ? `${kind} ${first}` : kind);
  } else model.set('ask', `${kind} ${field('named').value}`);
}

/** What was written by hand: Python reads it in any spelling, and gives it back in one. @param {string} text */
async function readText(text) {
  round += 1;
  const mine = round;
  const reply = await askPython({ do: 'write', scenario: text }).catch(() => null);
  if (mine !== round) return;
  model.read(reply?.text ?? text);
  show();
  await check();
}

async function check() {
  clearTimeout(timer);
  round += 1;
  const mine = round;
  await new Promise((resolve) => {
    timer = window.setTimeout(resolve, WAIT_MS);
  });
  if (mine !== round) return;
  const scenario = model.text;
  try {
    const view = await askPython({ do: 'view', scenario });
    const baked = view.error ? view : await askPython({ do: 'bake', scenario });
    if (mine !== round) return;
    if (baked.error) refuse(baked.error);
    else accept(view, baked, scenario);
  } catch {
    if (mine === round) refuse({ message: 'پایتون در این مرورگر اجرا نشد؛ سناریوساز بی آن کار نمی‌کند.', label: null });
  }
}

/** @param {{message: string, label: string | null}} error */
function refuse({ message, label }) {
  const said = part('said');
  said.dataset.bad = 'yes';
  said.textContent = message;
  mark(label);
  part('preview').replaceChildren();
  part('pieces').replaceChildren(element('p', 'composer-help', 'وقتی سناریو درست شد، تکه‌ها این‌جا می‌آیند.'));
}

/** @param {string | null} label */
function mark(label) {
  for (const box of form.querySelectorAll('[aria-invalid]')) box.removeAttribute('aria-invalid');
  const wrong = label && form.elements.namedItem(label);
  if (wrong instanceof HTMLElement) wrong.setAttribute('aria-invalid', 'true');
}

/**
 * @param {any} view
 * @param {any} baked
 * @param {string} scenario
 */
function accept(view, baked, scenario) {
  const said = part('said');
  delete said.dataset.bad;
  said.textContent = `درست است. پرسش: ${view.question} پاسخ: ${baked.answer_text}`;
  mark(null);
  part('preview').replaceChildren(drawQuiz(view, baked, { id: 'preview', hash: 'preview', scenario, links: {} }));
  const site = new URL(document.documentElement.dataset.root ?? './', document.baseURI).href;
  const query = toParams(model.entries);
  const page = `${site}e/?${query}`;
  const title = view.title || view.question;
  const fence = `\`\`\`haft\nid: my-1\n${toText(model.entries)}\n\`\`\``;
  const markdown = { name: 'markdown', title: 'بلوک مارک‌داون', about: 'برای صفحهٔ همین سایت، MkDocs یا Pelican؛ شناسه‌اش را عوض کن.', code: fence };
  const link = { name: 'address', title: 'نشانی', about: 'برای فرستادن در پیام.', code: page };
  const all = [...snippets({ site, title, page, query, height: part('preview').offsetHeight }), markdown, link];
  part('pieces').replaceChildren(...all.map(copyBox));
  history.replaceState(null, '', `?${query}`);
}

function start() {
  const { lines } = readParams(new URLSearchParams(location.search));
  model.read(lines.length ? toText(lines) : 'rules: bazito\ntop: 9s\nhand 1: 9h, 3h\nask: legal');
  if (!model.get('rules') && !model.get('position')) model.set('rules', 'bazito');
  part('composer').hidden = false;
  drawDeck(part('deck'));
  defineWidget();
  show();
  form.addEventListener('change', changed);
  form.addEventListener('submit', (event) => event.preventDefault());
  part('deck').addEventListener('click', ({ target }) => {
    const code = target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest('[data-card]'))?.dataset.card : '';
    const button = target instanceof Element ? target.closest('button') : null;
    if (!code || !button) return;
    model.toggle(code, chosen, places().map(({ place }) => place));
    showCards();
    field('text').value = model.text;
    check();
  });
  watchPython((snapshot) => showProgress(part('composer-engine'), snapshot));
  const wake = () => {
    for (const touch of TOUCHES) part('composer').removeEventListener(touch, wake);
    startPython();
    readText(model.text);
  };
  if (lines.length) wake(); // somebody has come with a scenario
  else for (const touch of TOUCHES) part('composer').addEventListener(touch, wake);
}

start();
