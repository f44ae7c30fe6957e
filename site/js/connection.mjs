// The way to a worker: one that all pages of the site share where the browser has such workers, one of the page's
// own otherwise.

/** @typedef {import('./worker.mjs').FromWorker} FromWorker */
/** @typedef {import('./worker.mjs').ToWorker} ToWorker */
/**
 * @typedef {object} Connection
 * @property {(message: ToWorker) => void} post
 * @property {() => void} close
 */
/**
 * @typedef {object} Listener
 * @property {(message: FromWorker) => void} onMessage
 * @property {(message: string) => void} onError the worker did not load, or stopped
 */

/** A shared worker that has not said hello by then does not work in this browser. */
const HELLO_MS = 8_000;
const SCRIPT = new URL('worker.mjs', import.meta.url).href;

/**
 * @param {string} name pages that give the same name share a worker
 * @param {Listener} listener
 * @returns {Connection} messages may be posted at once
 */
export function connect(name, listener) {
  return connectShared(name, listener) ?? connectOwn(listener);
}

/**
 * @param {string} name
 * @param {Listener} listener
 * @returns {Connection | null}
 */
function connectShared(name, listener) {
  if (typeof SharedWorker !== 'function' || self.origin === 'null') return null;
  let worker;
  try {
    worker = new SharedWorker(SCRIPT, { type: 'module', name });
  } catch {
    return null;
  }
  const { port } = worker;
  /** What was said before it said hello, to be said again to another. @type {ToWorker[] | null} */
  let said = [];
  /** @type {Connection | null} */
  let own = null;
  const giveUp = () => {
    if (!said || own) return;
    port.close();
    own = connectOwn(listener);
    for (const message of said) own.post(message);
  };
  const patience = setTimeout(giveUp, HELLO_MS);
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    if (said) giveUp();
    else listener.onError('the shared worker stopped');
  });
  port.addEventListener('message', ({ data }) => {
    if (own) return;
    clearTimeout(patience);
    said = null;
    listener.onMessage(data);
  });
  port.start();
  return {
    post(message) {
      said?.push(message);
      if (own) own.post(message);
      else port.postMessage(message);
    },
    close() {
      clearTimeout(patience);
      said = null;
      port.postMessage({ type: 'bye' });
      port.close();
      own?.close();
    },
  };
}

/**
 * In a frame without an origin no worker may be made of an address, but one of `data:` may import it.
 * @param {Listener} listener
 * @returns {Connection}
 */
function connectOwn({ onMessage, onError }) {
  const stub = `data:text/javascript,${encodeURIComponent(`import ${JSON.stringify(SCRIPT)}`)}`;
  const address = self.origin === 'null' ? stub : SCRIPT;
  const worker = new Worker(address, { type: 'module', name: 'haftquiz' });
  worker.addEventListener('message', ({ data }) => onMessage(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    onError(event.message || 'the worker did not load');
  });
  return { post: (message) => worker.postMessage(message), close: () => worker.terminate() };
}
