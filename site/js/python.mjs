// One Python for all widgets of the page: started at the first touch, watched by every widget.

import { createEngine } from './engine.mjs';

/** @typedef {import('./engine.mjs').Snapshot} Snapshot */

/** @type {import('./engine.mjs').Engine | null} */
let engine = null;
/** @type {Set<(snapshot: Snapshot) => void>} */
const watchers = new Set();
/** @type {Snapshot} */
let latest = { state: 'idle', phase: null, loaded: 0, total: 0, error: null };

/** @param {Snapshot} snapshot */
function tell(snapshot) {
  latest = snapshot;
  for (const watcher of watchers) watcher(snapshot);
}

/** The engine, or null where this page has no runtime. */
function shared() {
  const runtimeUrl = document.documentElement.dataset.runtime;
  if (!engine && runtimeUrl) engine = createEngine({ runtimeUrl, onState: tell });
  if (!engine) tell({ ...latest, state: 'failed', error: 'this page has no runtime' });
  return engine;
}

/** Begins loading; cheap to repeat. */
export function startPython() {
  shared()?.start();
}

/**
 * @param {(snapshot: Snapshot) => void} watcher called now and at every change
 * @returns {() => void} ends the watch
 */
export function watchPython(watcher) {
  watchers.add(watcher);
  watcher(latest);
  return () => watchers.delete(watcher);
}

/**
 * @param {object} request
 * @returns {Promise<any>} Python's reply; rejects where Python cannot run
 */
export async function askPython(request) {
  const python = shared();
  if (!python) throw new Error('this page has no runtime');
  return python.call(request);
}
