// How far Python is: a thin line that tells the truth, with words.

import { element } from './draw.mjs';
import { persian } from './digits.mjs';

/** @typedef {import('./engine.mjs').Snapshot} Snapshot */

/**
 * @param {HTMLElement | null} line
 * @param {Snapshot | null} snapshot null: nothing to tell here
 */
export function showProgress(line, snapshot) {
  if (!line) return;
  if (snapshot?.state !== 'loading') {
    line.hidden = true;
    line.replaceChildren();
    return;
  }
  const { phase, loaded, total } = snapshot;
  const share = total > 0 ? Math.min(loaded / total, 1) : 0;
  const downloading = phase === 'download';
  const bar = document.createElement('progress');
  bar.max = 1;
  bar.setAttribute('aria-label', 'آماده‌شدن پایتون');
  if (downloading && total > 0) bar.value = share;
  else if (!downloading) bar.value = 1;
  const words = downloading ? `پایتون آماده می‌شود… ${persian(Math.floor(share * 100))}٪` : 'پایتون راه می‌افتد…';
  line.hidden = false;
  line.replaceChildren(bar, element('span', '', words));
}
