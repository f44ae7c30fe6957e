// A whole quiz from what Python says of a scenario, as templates/widget.html and macros/forms.html make
// it at build: keep both alike (tests/embed/test_drawing.py compares them).

import { persian } from '../digits.mjs';
import { card, element, icon, suit } from '../draw.mjs';
import { bottomSeat, drawTable } from '../table.mjs';
import { reasonList, whyLink } from '../verdict.mjs';

/** @typedef {{value: string, label: string, card: string | null}} Option */
/** @typedef {{kind: string, unit: string | null, number?: string, options: Option[], fields: {key: string, label: string}[], suggestions?: {value: string, label: string}[]}} Form */
/** @typedef {{id: string | null, rules: string, ask: string, title: string | null, note: string | null, question: string, form: Form, facts?: string[], table: any, explore?: boolean}} View */

/**
 * @param {View} view
 * @param {any} baked
 * @param {{id: string, hash: string, scenario: string, links: Record<string, string>}} about
 * @returns {HTMLElement}
 */
export function drawQuiz(view, baked, { id, hash, scenario, links }) {
  const quiz = made('haft-quiz', 'quiz', { id, 'data-rules': view.rules, 'data-ask': view.ask });
  set(quiz, { 'data-kind': view.form.kind, 'data-hash': hash, 'data-engine': 'idle' });
  const data = made('script', 'haft-data', { type: 'application/json' });
  data.textContent = JSON.stringify({ scenario, baked, links });
  const hints = baked.hints ?? [];
  quiz.append(
    formOf(view, hints.length > 0, id),
    ...hints.map((/** @type {string} */ hint, /** @type {number} */ at) =>
      more('quiz-hint', hints.length > 1 ? `راهنمایی ${persian(at + 1)}` : 'راهنمایی', element('p', '', hint)),
    ),
    answerOf(view, baked, links),
    data,
  );
  return quiz;
}

/**
 * @param {View} view
 * @param {boolean} hinted
 * @param {string} id
 */
function formOf(view, hinted, id) {
  const form = made('form', 'quiz-form', { method: 'dialog', novalidate: '' });
  const asked = `${id}-q`;
  form.append(part('p', 'quiz-kept', 'kept', true));
  if (view.title) form.append(element('p', 'quiz-title', view.title));
  form.append(made('p', 'quiz-question', { id: asked }, view.question));
  if (view.facts?.length) form.append(element('ul', 'facts', ...view.facts.map((fact) => element('li', '', fact))));
  if (view.table) form.append(drawTable(view.table, { you: bottomSeat(view.table), handBelow: hasCards(view.form) }));
  form.append(...controlsOf(view, id, asked));
  const actions = element('div', 'quiz-actions', made('button', 'button', { type: 'submit' }, 'بررسی'));
  if (hinted) actions.append(hintButton());
  actions.append(part('p', 'engine-line', 'engine', true));
  form.append(actions);
  if (hinted) form.append(made('ol', 'hints', { 'data-part': 'hints', 'aria-live': 'polite', 'aria-label': 'راهنمایی‌ها' }));
  form.append(
    made('div', 'verdict', { role: 'status', 'aria-atomic': 'false', 'data-part': 'verdict' }),
    part('div', 'verdict-reasons', 'reasons'),
  );
  const after = part('div', 'quiz-after', 'after', true);
  after.append(quietButton('again', 'restart', 'دوباره'));
  if (view.explore) after.append(quietButton('try', 'try', 'ببین چه می‌شود'));
  form.append(after);
  if (view.explore) {
    const attributes = { role: 'group', 'aria-label': 'ببین چه می‌شود', 'data-part': 'explore', hidden: '' };
    form.append(made('div', 'explore', attributes));
  }
  return form;
}

function hintButton() {
  const words = element('span', '', 'راهنمایی', part('span', '', 'hint-left'));
  const button = made('button', 'button-quiet', { type: 'button', 'data-part': 'hint', hidden: '' });
  button.append(icon('hint'), words);
  return button;
}

/**
 * @param {string} name
 * @param {string} sign
 * @param {string} words
 */
function quietButton(name, sign, words) {
  const button = made('button', 'button-quiet', { type: 'button', 'data-part': name });
  button.append(icon(sign), element('span', '', words));
  return button;
}

/**
 * @param {View} view
 * @param {any} baked
 * @param {Record<string, string>} links
 */
function answerOf(view, baked, links) {
  const line = element('p', 'answer-line', 'پاسخ: ', element('b', '', baked.answer_text));
  const box = more('quiz-answer', 'پاسخ و دلیل‌ها', line, reasonList(baked.reasons, view.form.kind, links));
  box.dataset.part = 'answer';
  for (const { id, text } of baked.assumed) {
    const words = element('p', 'assumed', element('b', '', 'فرض ما'), ' ', text);
    if (links[id]) words.append(' ', whyLink(links[id], null));
    box.append(words);
  }
  if (view.note) box.append(element('p', 'quiz-note', view.note));
  return box;
}

/**
 * @param {string} className
 * @param {string} title
 * @param {...Node} content
 */
function more(className, title, ...content) {
  return element('details', `quiz-more ${className}`, element('summary', '', title), ...content);
}

/** @param {Form} form */
function hasCards({ kind, options }) {
  return (kind === 'choose' || kind === 'one') && options.some((option) => option.card);
}

/**
 * @param {View} view
 * @param {string} id
 * @param {string} asked id of the question
 * @returns {HTMLElement[]}
 */
function controlsOf(view, id, asked) {
  const { kind } = view.form;
  if (kind === 'number') return numberOf(view.form, id, asked);
  if (kind === 'fields' || kind === 'ranking') {
    const group = made('div', 'fields', { role: 'group', 'aria-labelledby': asked });
    group.append(...(kind === 'fields' ? fieldsOf(view.form, id) : rankingOf(view.form, id)));
    return [group];
  }
  return [choicesOf(view, asked)];
}

/**
 * @param {View} view
 * @param {string} asked
 */
function choicesOf({ form, ask }, asked) {
  const type = form.kind === 'choose' ? 'checkbox' : 'radio';
  const classes = ['options', hasCards(form) ? 'options-cards' : '', ask === 'mistake' ? 'options-line' : ''];
  const role = form.kind === 'choose' ? 'group' : 'radiogroup';
  const box = made('div', classes.filter(Boolean).join(' '), { role, 'aria-labelledby': asked });
  if (hasCards(form)) box.append(cardsOf(form, type));
  const words = form.options.filter((option) => !option.card).map((option) => wordOption(option, type, ask));
  box.append(element('div', 'options-words', ...words));
  return box;
}

/**
 * @param {Form} form
 * @param {string} type
 */
function cardsOf({ options }, type) {
  const cards = options.filter((option) => option.card);
  const many = cards.length;
  const narrow = many < 7 ? many : many < 13 ? Math.floor((many + 1) / 2) : Math.floor((many + 2) / 3);
  const wide = many < 11 ? many : Math.floor((many + 1) / 2);
  const hand = made('div', 'options-hand', { 'data-narrow': String(narrow), 'data-wide': String(wide) });
  for (const { value, label, card: code } of cards) {
    const option = made('label', 'option option-card', { 'data-value': value });
    option.append(
      control(type, value),
      element('span', 'visually-hidden', label),
      card(/** @type {string} */ (code)),
      element('span', 'option-tick', icon('yes')),
      part('span', 'option-mark', 'mark'),
    );
    hand.append(option);
  }
  return hand;
}

/**
 * @param {Option} option
 * @param {string} type
 * @param {string} ask
 */
function wordOption({ value, label }, type, ask) {
  const option = made('label', 'option option-word', { 'data-value': value });
  option.append(control(type, value), element('span', 'option-dot'));
  if (ask === 'suit' && 'cdhs'.includes(value)) option.append(suit(value));
  option.append(element('span', 'option-label', label), part('span', 'option-mark', 'mark'));
  return option;
}

/**
 * @param {string} type
 * @param {string} value
 */
function control(type, value) {
  return made('input', '', { type, name: 'answer', value });
}

/**
 * @param {Form} form
 * @param {string} id
 * @param {string} name
 * @param {string} key
 * @param {string} [described]
 */
function inputOf({ number }, id, name, key, described = '') {
  const input = made('input', 'number-input', { id: `${id}-${name}`, type: 'text', name: 'answer' });
  if (key) input.dataset.key = key;
  if (described) input.setAttribute('aria-describedby', described);
  const mode = number === 'whole' ? 'numeric' : 'decimal';
  return set(input, { inputmode: mode, autocomplete: 'off', enterkeyhint: 'done', maxlength: '12' });
}

/**
 * @param {Form} form
 * @param {string} id
 * @param {string} asked
 */
function numberOf(form, id, asked) {
  const line = element('p', 'number', made('label', '', { for: `${id}-n` }, 'پاسخ تو'), inputOf(form, id, 'n', '', asked));
  if (form.number === 'signed') line.append(signKey(''));
  if (form.unit) line.append(' ', element('span', 'number-unit', form.unit));
  if (!form.suggestions?.length) return [line];
  const attributes = { role: 'group', 'aria-label': 'پاسخ‌های آماده', 'data-part': 'suggestions', hidden: '' };
  const box = made('div', 'suggestions', attributes);
  for (const { value, label } of form.suggestions) {
    box.append(made('button', 'suggestion', { type: 'button', 'data-suggest': value, 'aria-pressed': 'false' }, label));
  }
  return [line, box];
}

/** @param {string} key */
function signKey(key) {
  const button = made('button', 'sign-key', { type: 'button', 'data-part': 'sign' }, '−/+');
  if (key) button.dataset.key = key;
  return set(button, { 'aria-label': 'منفی یا مثبت', hidden: '' });
}

/**
 * @param {Form} form
 * @param {string} id
 */
function fieldsOf(form, id) {
  return form.fields.map(({ key, label }) => {
    const line = made('p', 'number', { 'data-key': key });
    line.append(made('label', '', { for: `${id}-${key}` }, label), inputOf(form, id, key, key));
    if (form.number === 'signed') line.append(signKey(key));
    if (form.unit) line.append(' ', element('span', 'number-unit', form.unit));
    line.append(part('span', 'field-mark', 'mark'));
    return line;
  });
}

const RANK_TOOLS = [
  ['tie', 'هم‌رتبه با بالایی'],
  ['up', 'بالاتر'],
  ['down', 'پایین‌تر'],
];

/**
 * @param {Form} form
 * @param {string} id
 */
function rankingOf(form, id) {
  const list = element('ol', 'ranking');
  for (const { key, label } of form.fields) {
    const tools = made('span', 'rank-tools', { hidden: '' });
    for (const [name, words] of RANK_TOOLS) {
      const button = made('button', 'rank-key', { type: 'button', 'data-rank': name });
      if (name === 'tie') button.setAttribute('aria-pressed', 'false');
      button.append(icon(name));
      tools.append(set(button, { 'aria-label': `${label}: ${words}`, title: words }));
    }
    const row = made('li', 'rank-row', { 'data-key': key });
    row.append(inputOf(form, id, key, key), made('label', '', { for: `${id}-${key}` }, label));
    row.append(part('span', 'field-mark', 'mark'), tools);
    list.append(row);
  }
  return [list, made('p', 'visually-hidden', { 'aria-live': 'polite', 'data-part': 'rank-said' })];
}

/**
 * @param {string} tag
 * @param {string} className
 * @param {string} name
 * @param {boolean} [hidden]
 */
function part(tag, className, name, hidden = false) {
  return made(tag, className, hidden ? { 'data-part': name, hidden: '' } : { 'data-part': name });
}

/**
 * @param {string} tag
 * @param {string} className
 * @param {Record<string, string>} attributes
 * @param {string} [text]
 */
function made(tag, className, attributes, text = '') {
  return set(text ? element(tag, className, text) : element(tag, className), attributes);
}

/**
 * @template {HTMLElement} T
 * @param {T} target
 * @param {Record<string, string>} attributes
 */
function set(target, attributes) {
  for (const [name, value] of Object.entries(attributes)) target.setAttribute(name, value);
  return target;
}
