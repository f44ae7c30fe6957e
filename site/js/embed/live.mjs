// What an embed page brings at the first touch: the widget, and Python.

import { startPython } from '../python.mjs';
import { defineWidget } from '../widget.mjs';

defineWidget();

/** The reader has touched the quiz: Python may come. */
export function start() {
  startPython();
}
