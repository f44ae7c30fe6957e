// Boxes of text with a button that copies them, and says so.

import { element, icon } from '../draw.mjs';

const WORDS = { copy: 'رونوشت', copied: 'رونوشت شد', select: 'انتخاب شد؛ حالا Ctrl+C را بزن' };

/**
 * @param {{name: string, title: string, about: string, code: string}} snippet
 * @returns {HTMLElement}
 */
export function copyBox({ name, title, about, code }) {
  const id = `copy-${name}`;
  const field = document.createElement('textarea');
  field.id = id;
  field.readOnly = true;
  field.dir = 'ltr';
  field.rows = Math.min(6, Math.max(2, Math.ceil(code.length / 52)));
  field.value = code;
  field.spellcheck = false;
  field.addEventListener('focus', () => field.select());
  const label = element('label', 'copy-title', title);
  label.setAttribute('for', id);
  const button = element('button', 'button-quiet', icon('yes'), element('span', '', WORDS.copy));
  button.setAttribute('type', 'button');
  button.setAttribute('aria-label', `${WORDS.copy}: ${title}`);
  const said = element('span', 'copy-said');
  said.setAttribute('role', 'status');
  button.addEventListener('click', async () => {
    said.textContent = (await copy(field)) ? WORDS.copied : WORDS.select;
  });
  const box = element('div', 'copy', label, element('p', 'copy-about', about), field);
  box.append(element('p', 'copy-row', button, said));
  box.dataset.snippet = name;
  return box;
}

/**
 * @param {HTMLTextAreaElement} field
 * @returns {Promise<boolean>}
 */
async function copy(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}
