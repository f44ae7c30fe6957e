// Listens to the page's quizzes and shows at each what is kept of it.

import { element, icon } from './draw.mjs';
import { entry, lasting, noteLook, noteVerdict } from './record.mjs';

const WORDS = {
  once: 'همان بار اول درست',
  later: 'بعداً درست',
  tried: 'هنوز درست نشده',
  passing: 'این‌جا چیزی ذخیره نمی‌شود؛ پیشرفتت فقط تا بستن همین صفحه می‌ماند.',
};

/** Begins to keep, and to show what is kept. */
export function startKeeping() {
  document.addEventListener('haft:verdict', (event) => {
    const quiz = event.target;
    if (!(quiz instanceof HTMLElement) || !(event instanceof CustomEvent)) return;
    noteVerdict(quiz.id, quiz.dataset.hash ?? '', event.detail.correct, event.detail.judge);
    show(quiz);
  });
  document.addEventListener('haft:look', (event) => {
    const quiz = event.target;
    if (quiz instanceof HTMLElement) noteLook(quiz.id, quiz.dataset.hash ?? '');
  });
  window.addEventListener('pageshow', showAll);
  showAll();
}

function showAll() {
  for (const quiz of document.querySelectorAll('haft-quiz')) show(/** @type {HTMLElement} */ (quiz));
}

/** @param {HTMLElement} quiz */
function show(quiz) {
  const line = quiz.querySelector('[data-part="kept"]');
  const found = entry(quiz.id, quiz.dataset.hash ?? '');
  if (!(line instanceof HTMLElement)) return;
  line.hidden = !found?.tries;
  if (!found?.tries) return;
  const words = element('span', '', WORDS[found.right ?? 'tried']);
  line.dataset.right = found.right ?? 'no';
  line.replaceChildren(icon(found.right ? 'yes' : 'partly'), words);
  if (!lasting()) line.append(element('span', 'kept-passing', WORDS.passing));
}
