// What «جاسازی» opens: three pieces of HTML to copy, and the way to the maker of scenarios.

import { element, icon } from '../draw.mjs';
import { copyBox } from './copying.mjs';
import { fromText, toParams } from './labels.mjs';
import { snippets } from './snippets.mjs';

/**
 * @param {HTMLElement} quiz
 * @param {HTMLElement} button what was pressed, for the way back
 */
export function openPanel(quiz, button) {
  const site = new URL(document.documentElement.dataset.root ?? './', document.baseURI).href;
  const title = words(quiz, '.quiz-title') || words(quiz, '.quiz-question');
  const page = `${location.href.split('#')[0]}#${quiz.id}`;
  const dialog = document.createElement('dialog');
  dialog.className = 'panel';
  const heading = element('h2', 'panel-title', 'جاسازی این پرسش');
  heading.id = 'panel-title';
  dialog.setAttribute('aria-labelledby', heading.id);
  const close = element('button', 'button-quiet', icon('no'), element('span', '', 'بستن'));
  close.setAttribute('type', 'button');
  close.addEventListener('click', () => dialog.close());
  dialog.append(
    element('div', 'panel-head', heading, close),
    element('p', 'panel-about', 'یکی را رونوشت بردار و در نوشته‌ات، در نمای HTML، بگذار.'),
    ...snippets({ site, title, page, id: quiz.id, height: quiz.offsetHeight }).map(copyBox),
    ways(quiz, site),
  );
  dialog.addEventListener('close', () => {
    dialog.remove();
    button.focus();
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close(); // beside the panel
  });
  document.body.append(dialog);
  dialog.showModal();
}

/**
 * @param {HTMLElement} quiz
 * @param {string} site
 */
function ways(quiz, site) {
  const { scenario } = JSON.parse(quiz.querySelector('script.haft-data')?.textContent ?? '{}');
  const lines = fromText(scenario ?? '').filter(([label]) => label !== 'id');
  return element(
    'p',
    'panel-ways',
    way(`${site}compose/?${toParams(lines)}`, 'همین وضعیت در سناریوساز'),
    ' ',
    way(`${site}embed/`, 'راهنمای جاسازی'),
  );
}

/**
 * @param {string} href
 * @param {string} text
 */
function way(href, text) {
  const link = element('a', '', text);
  link.setAttribute('href', href);
  return link;
}

/**
 * @param {HTMLElement} quiz
 * @param {string} selector
 */
function words(quiz, selector) {
  return quiz.querySelector(selector)?.textContent?.trim() ?? '';
}
