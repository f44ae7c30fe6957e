// «قواعد جمع ما»: one rule set at a time, what differs from its document, whether it can be (Python
// says), a link that holds the choices, and a sheet of paper.

import { fold, persian } from './digits.mjs';
import { askPython } from './python.mjs';
import { chosenRules, chooseRules } from './rules-choice.mjs';
import { change, controls, fieldText, isChanged, scenario } from './our-rules-form.mjs';
import { fillSheet } from './our-rules-sheet.mjs';

/** @typedef {import('./our-rules-form.mjs').Control} Control */

const WORDS = {
  none: 'هنوز چیزی را عوض نکرده‌ای؛ این همان قواعد متن است.',
  asking: 'ببینم این قرارها با هم جورند یا نه…',
  fits: 'این قرارها با هم جورند.',
  unasked: 'پایتون این‌جا اجرا نمی‌شود؛ خودتان ببینید قرارها با هم جورند یا نه.',
  copied: 'پیوند رونوشت شد.',
};
const root = /** @type {HTMLElement} */ (document.querySelector('[data-part="agreement"]'));
const forms = /** @type {HTMLFormElement[]} */ ([...root.querySelectorAll('form[data-rules]')]);
const places = /** @type {HTMLAnchorElement[]} */ ([...root.querySelectorAll('[data-part="sets"] a')]);
let form = forms[0];
let turn = 0; // of the questions to Python, only the last one's answer counts

/** @param {string} name */
const part = (name) => /** @type {HTMLElement} */ (root.querySelector(`[data-part="${name}"]`));

/** @param {string | null | undefined} rules */
function choose(rules) {
  form = forms.find(({ dataset }) => dataset.rules === rules) ?? form;
  for (const other of forms) other.hidden = other !== form;
  for (const link of places) {
    if (link.dataset.rules === form.dataset.rules) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

function show() {
  const all = controls(form);
  const changed = all.filter(isChanged);
  part('changes').replaceChildren(...changed.map(line));
  part('bar-link').textContent = changed.length
    ? `${persian(changed.length)} تغییر؛ ببین چه چیز عوض شد`
    : 'پیوند و برگهٔ قرار';
  const address = new URL(location.href);
  address.hash = '';
  address.search = '';
  address.searchParams.set('rules', form.dataset.rules ?? '');
  for (const control of changed) address.searchParams.set(control.name, fold(control.value));
  history.replaceState(history.state, '', address);
  /** @type {HTMLInputElement} */ (part('link')).value = address.href;
  fillSheet(form, part('sheet'));
  judge(changed);
}

/** @param {Control} control */
function line(control) {
  const item = document.createElement('li');
  const { title, base, here } = change(control);
  const now = document.createElement('strong');
  now.textContent = here;
  item.append(`${title}: `, now, ` (در متن: ${base})`);
  return item;
}

/** @param {Control[]} changed */
async function judge(changed) {
  const mine = (turn += 1);
  for (const control of controls(form)) control.removeAttribute('aria-invalid');
  if (!changed.length) {
    tell(WORDS.none);
    return;
  }
  const wrong = changed.find((control) => fieldText(control) === null);
  if (wrong) {
    wrong.setAttribute('aria-invalid', 'true');
    const { least, most } = wrong.dataset;
    tell(`«${change(wrong).title}» عددی از ${persian(least ?? '')} تا ${persian(most ?? '')} است.`, 'no');
    return;
  }
  tell(WORDS.asking);
  let said = WORDS.unasked;
  let good = '';
  try {
    const reply = await askPython({ do: 'ask', scenario: scenario(form, changed) });
    good = reply.error ? 'no' : 'yes';
    said = reply.error?.message ?? WORDS.fits;
  } catch {
    // No Python here: the choices stand as they are.
  }
  if (mine === turn) tell(said, good);
}

/**
 * @param {string} words
 * @param {string} [good] yes, no, or empty: not known
 */
function tell(words, good = '') {
  const verdict = part('verdict');
  verdict.textContent = words;
  verdict.dataset.good = good;
}

function readAddress() {
  const asked = new URLSearchParams(location.search);
  choose(asked.get('rules') ?? (location.hash.slice('#rules-'.length) || chosenRules()));
  for (const control of controls(form)) {
    const value = asked.get(control.name);
    if (value === null) continue;
    const known = control instanceof HTMLSelectElement && [...control.options].some((o) => o.value === value);
    if (known) control.value = value;
    else if (control instanceof HTMLInputElement) control.value = persian(value);
  }
}

function start() {
  for (const link of places) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      chooseRules(link.dataset.rules ?? '');
      choose(link.dataset.rules);
      show();
    });
  }
  for (const each of forms) {
    each.addEventListener('change', show);
    each.addEventListener('submit', (event) => event.preventDefault());
  }
  part('reset').addEventListener('click', () => {
    form.reset();
    show();
  });
  part('print').addEventListener('click', () => print());
  part('copy').addEventListener('click', copy);
  for (const name of ['bar', 'agreed', 'sheet']) part(name).hidden = false;
  root.classList.add('agreement-live');
  readAddress();
  show();
}

async function copy() {
  const link = /** @type {HTMLInputElement} */ (part('link'));
  try {
    await navigator.clipboard.writeText(link.value);
    tell(WORDS.copied, 'yes');
  } catch {
    link.select(); // the reader copies by hand
  }
}

start();
