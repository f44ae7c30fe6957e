// The sheet of paper: every rule that matters at the table, what was changed marked.

import { change, controls, isChanged } from './our-rules-form.mjs';

/**
 * @param {HTMLFormElement} form
 * @param {HTMLElement} sheet
 */
export function fillSheet(form, sheet) {
  const many = controls(form).filter(isChanged).length;
  set(sheet, 'sheet-title', `قرار بازی بر پایهٔ قواعد ${form.dataset.title}`);
  set(sheet, 'sheet-note', many ? 'آن‌چه جمع ما عوض کرده با ★ آمده است.' : 'همه‌چیز همان است که در متن آمده.');
  const topics = [...form.querySelectorAll('fieldset')].map(topic);
  sheet.querySelector('[data-part="sheet-rules"]')?.replaceChildren(...topics);
}

/** @param {HTMLFieldSetElement} fieldset */
function topic(fieldset) {
  const block = document.createElement('div');
  block.className = 'sheet-topic';
  const title = document.createElement('p');
  title.className = 'sheet-head';
  title.textContent = fieldset.dataset.title ?? '';
  const list = document.createElement('ul');
  const told = /** @type {HTMLElement[]} */ ([...fieldset.querySelectorAll('.agreement-told')]);
  list.append(...told.map(({ dataset }) => row(dataset.title ?? '', dataset.text ?? '', false)));
  const mine = /** @type {import('./our-rules-form.mjs').Control[]} */ ([
    ...fieldset.querySelectorAll('[data-base]'),
  ]);
  const points = mine.filter((control) => change(control).points);
  for (const control of mine) {
    if (points.includes(control)) continue;
    const { title: name, here } = change(control);
    list.append(row(name, here, isChanged(control)));
  }
  if (points.length) list.append(pointRow(points));
  block.append(title, list);
  return block;
}

/**
 * @param {string} title
 * @param {string} text
 * @param {boolean} changed
 */
function row(title, text, changed) {
  const item = document.createElement('li');
  const value = document.createElement(changed ? 'strong' : 'span');
  value.textContent = changed ? `${text} ★` : text;
  item.append(`${title}: `, value);
  return item;
}

/** All points in one line: «آس ۱۱، ۲ ۲، …». @param {import('./our-rules-form.mjs').Control[]} points */
function pointRow(points) {
  const item = document.createElement('li');
  points.forEach((control, at) => {
    const { title, here } = change(control);
    const value = document.createElement(isChanged(control) ? 'strong' : 'span');
    value.textContent = `${title.replace('امتیاز منفی ', '')}: ${here}${isChanged(control) ? ' ★' : ''}`;
    item.append(at ? '، ' : '', value);
  });
  return item;
}

/**
 * @param {HTMLElement} sheet
 * @param {string} name
 * @param {string} text
 */
function set(sheet, name, text) {
  const found = sheet.querySelector(`[data-part="${name}"]`);
  if (found) found.textContent = text;
}
