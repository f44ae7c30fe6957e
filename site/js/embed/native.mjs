// Quizzes in a page that another generator made: the only script there. Styles and Python lie beside it.

import { relabelFaces } from '../draw.mjs';
import { defineWidget } from '../widget.mjs';

const home = new URL('../../', import.meta.url);
const html = document.documentElement;
html.dataset.runtime ??= new URL('runtime/', home).href;

if (![...document.styleSheets].some(({ href }) => href?.split('?')[0].endsWith('/quiz.css'))) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL('quiz.css', home).href;
  document.head.append(link);
}
relabelFaces(document);
defineWidget();
