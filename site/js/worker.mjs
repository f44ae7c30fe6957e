// Runs Python in a worker, for one page or, where the browser shares workers, for all pages of the site.
// Talks to engine.mjs only; knows nothing of pages, cards or rules.

import { Unsupported, startPython } from './start.mjs';

/**
 * What a page sends.
 * @typedef {{type: 'boot', runtimeUrl: string} | {type: 'call', id: number, request: string} | {type: 'bye'}} ToWorker
 */
/**
 * What it gets back. `permanent` tells that trying again in this browser is useless.
 * @typedef {{type: 'hello'}
 *   | {type: 'progress', loaded: number, total: number}
 *   | {type: 'start'}
 *   | {type: 'ready'}
 *   | {type: 'reply', id: number, reply?: string, error?: string}
 *   | {type: 'dead', message: string, permanent: boolean}} FromWorker
 */
/** @typedef {Pick<MessagePort, 'postMessage' | 'addEventListener'> & {start?: () => void}} Port */
/** @typedef {import('./start.mjs').Python} Python */

/** How long nobody must ask anything before the worker uses its time to prepare the next visit. */
const REST_MS = 400;

/** The pages that listen. @type {Set<Port>} */
const ports = new Set();
/** How far the start is, for a page that comes later. @type {FromWorker | null} */
let stage = null;
/** The start, begun by the first message; every call waits for it. @type {Promise<Python> | undefined} */
let started;
let rest = 0;
let remembered = false;

/** @param {Port} port */
function attach(port) {
  ports.add(port);
  port.addEventListener('message', ({ data }) => receive(port, data));
  port.start?.();
  port.postMessage({ type: 'hello' });
}

if ('onconnect' in self) {
  self.addEventListener('connect', (event) => attach(/** @type {MessageEvent} */ (event).ports[0]));
} else {
  attach(/** @type {any} */ (self));
}

/**
 * @param {Port} port
 * @param {ToWorker} message
 */
async function receive(port, message) {
  switch (message.type) {
    case 'boot':
      if (stage) port.postMessage(stage);
      if (!started) begin(message.runtimeUrl);
      break;
    case 'bye':
      ports.delete(port);
      break;
    case 'call': {
      // If the start failed, that has been told: the page knows what becomes of its calls.
      const python = await started?.catch(() => null);
      if (python) answer(python, port, message);
    }
  }
}

/** @param {string} runtimeUrl */
function begin(runtimeUrl) {
  started = startPython(runtimeUrl, (loaded, total) => {
    tell({ type: 'progress', loaded, total });
    if (loaded === total) tell({ type: 'start' });
  });
  started.then(() => {
    tell({ type: 'ready' });
    takeRest();
  }, die);
}

/** @param {FromWorker} message */
function tell(message) {
  stage = message;
  for (const port of ports) port.postMessage(message);
}

/**
 * @param {Python} python
 * @param {Port} port
 * @param {{id: number, request: string}} call
 */
function answer(python, port, { id, request }) {
  try {
    port.postMessage({ type: 'reply', id, reply: python.handle(request) });
  } catch (error) {
    // A Python exception is an answer like any other; anything else means that Python itself has gone.
    if (/** @type {Error} */ (error)?.name === 'PythonError') {
      port.postMessage({ type: 'reply', id, error: textOf(error) });
    } else {
      python.distrust().finally(() => die(error));
    }
  }
  takeRest();
}

/** When nobody has asked for a moment, leave what makes the next visit quick. */
function takeRest() {
  clearTimeout(rest);
  if (remembered) return;
  rest = setTimeout(async () => {
    remembered = true;
    try {
      await (await started)?.remember();
    } catch (error) {
      console.debug('haftquiz: nothing is kept for the next visit', error);
    }
  }, REST_MS);
}

/**
 * Pages begin anew with another worker, so this one ends.
 * @param {unknown} error
 */
function die(error) {
  tell({ type: 'dead', message: textOf(error), permanent: error instanceof Unsupported });
  clearTimeout(rest);
  self.close();
}

/** @param {unknown} error */
function textOf(error) {
  return error instanceof Error ? error.message : String(error);
}
