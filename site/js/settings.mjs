// The reader's choices about the cards: four colours, Persian digits on the faces.
// theme-early.js applies what is stored before the first paint; this is the menu.

import { relabelFaces } from './draw.mjs';
import { read, write } from './storage.mjs';

/** Each is a data attribute of <html> with one value, and a key in the storage. */
const SETTINGS = [
  { name: 'deck', value: 'four' },
  { name: 'faces', value: 'persian' },
];

/** Shows the menu (it is useless without script) and makes it work. */
export function startSettings() {
  const menu = document.querySelector('[data-part="settings"]');
  if (menu instanceof HTMLElement) menu.hidden = false;
  for (const { name, value } of SETTINGS) {
    const box = document.querySelector(`input[data-setting="${name}"]`);
    if (!(box instanceof HTMLInputElement)) continue;
    box.checked = read(`haft-${name}`) === value;
    box.addEventListener('change', () => {
      write(`haft-${name}`, box.checked ? value : null);
      apply(name, box.checked ? value : '');
    });
  }
  relabelFaces(document);
  menu?.addEventListener('keydown', (event) => {
    if (/** @type {KeyboardEvent} */ (event).key === 'Escape') close(menu);
  });
  document.addEventListener('click', ({ target }) => {
    if (menu && target instanceof Node && !menu.contains(target)) menu.removeAttribute('open');
  });
}

/**
 * @param {string} name
 * @param {string} value empty: as it comes
 */
function apply(name, value) {
  const { dataset } = document.documentElement;
  if (value) dataset[name] = value;
  else delete dataset[name];
  relabelFaces(document);
}

/** @param {Element} menu */
function close(menu) {
  menu.removeAttribute('open');
  menu.querySelector('summary')?.focus();
}
