// A scenario of an address, once its reader wants it: Python says what it is, and the widget takes over.

import { showProgress } from '../progress.mjs';
import { askPython, startPython, watchPython } from '../python.mjs';
import { defineWidget } from '../widget.mjs';
import { drawQuiz } from './quiz.mjs';

/**
 * @param {{box: HTMLElement, text: string, progress: HTMLElement, showMistake: (message: string) => void}} frame
 */
export async function openOwn({ box, text, progress, showMistake }) {
  startPython();
  const unwatch = watchPython((snapshot) => showProgress(progress, snapshot));
  const clauses = bringClauses();
  try {
    const view = await askPython({ do: 'view', scenario: text });
    const baked = view.error ? view : await askPython({ do: 'bake', scenario: text });
    if (baked.error) {
      showMistake(baked.error.message);
      return;
    }
    const links = await clauses;
    const quiz = drawQuiz(view, baked, { id: 'own', hash: 'own', scenario: text, links: cited(baked, links) });
    box.replaceChildren(quiz);
    defineWidget();
    document.title = `پرسش: ${view.title || view.question}`;
    const question = /** @type {HTMLElement | null} */ (quiz.querySelector('.quiz-question'));
    question?.setAttribute('tabindex', '-1');
    question?.focus({ preventScroll: true });
  } finally {
    unwatch();
    showProgress(progress, null);
  }
}

/** Where the rules are told: a list beside this page. Without it there are no links, that is all. */
async function bringClauses() {
  try {
    const links = await (await fetch(new URL('clauses.json', document.baseURI))).json();
    const data = document.createElement('script');
    data.type = 'application/json';
    data.id = 'haft-clauses';
    data.textContent = JSON.stringify(links);
    document.body.append(data);
    return links;
  } catch {
    return {};
  }
}

/**
 * @param {any} baked
 * @param {Record<string, string>} links
 */
function cited(baked, links) {
  const ids = [...baked.reasons, ...(baked.misconceptions ?? [])].map(({ clause }) => clause);
  const all = [...ids, ...baked.assumed.map((/** @type {{id: string}} */ { id }) => id)];
  return Object.fromEntries(all.filter((id) => links[id]).map((id) => [id, links[id]]));
}
