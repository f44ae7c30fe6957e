// How far Python is: a thin line that tells the truth, with words, and a way to call it off.

import { element } from './draw.mjs';
import { persian } from './digits.mjs';

/** @typedef {import('./engine.mjs').Snapshot} Snapshot */

/**
 * @param {HTMLElement | null} line
 * @param {Snapshot | null} snapshot null: nothing to tell here
 * @param {(() => void) | null} [cancel] where somebody waits for an answer
 */
export function showProgress(line, snapshot, cancel = null) {
  if (!line) return;
  if (snapshot?.state !== 'loading') {
    if (snapshot?.state === 'ready' && line.dataset.slow) return; // it still owes the answer
    hide(line);
    return;
  }
  const { phase, loaded, total } = snapshot;
  const share = total > 0 ? Math.min(loaded / total, 1) : 0;
  const downloading = phase === 'download';
  const bar = prepare(line, cancel);
  if (downloading && total > 0) bar.value = share;
  else if (!downloading) bar.value = 1;
  else bar.removeAttribute('value');
  say(line, downloading ? `پایتون آماده می‌شود… ${persian(Math.floor(share * 100))}٪` : 'پایتون راه می‌افتد…');
}

/**
 * Python is up and has not answered for a while.
 * @param {HTMLElement | null} line
 * @param {() => void} cancel
 */
export function showSlow(line, cancel) {
  if (!line || !line.hidden) return;
  line.dataset.slow = 'yes';
  prepare(line, cancel).removeAttribute('value');
  say(line, 'پایتون هنوز دارد حساب می‌کند…');
}

/** @param {HTMLElement} line */
function hide(line) {
  delete line.dataset.slow;
  line.hidden = true;
  line.replaceChildren();
}

/**
 * The bar, made once: it may hold the focus on its button while it grows.
 * @param {HTMLElement} line
 * @param {(() => void) | null} cancel
 */
function prepare(line, cancel) {
  line.hidden = false;
  // Nobody waits yet: a line at the edge, which moves nothing under the finger that has just touched.
  line.classList.toggle('is-quiet', !cancel);
  if (!line.querySelector('progress')) {
    const made = document.createElement('progress');
    made.max = 1;
    made.setAttribute('aria-label', 'آماده شدن پایتون');
    line.replaceChildren(made, element('span', 'engine-words'));
  }
  const button = line.querySelector('button');
  if (!cancel) button?.remove();
  else if (!button) {
    const stop = element('button', 'button-quiet engine-cancel', 'لغو');
    stop.setAttribute('type', 'button');
    stop.addEventListener('click', cancel);
    line.append(stop);
  }
  return /** @type {HTMLProgressElement} */ (line.querySelector('progress'));
}

/**
 * @param {HTMLElement} line
 * @param {string} words
 */
function say(line, words) {
  const place = line.querySelector('.engine-words');
  if (place) place.textContent = words;
}
