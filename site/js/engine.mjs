// The page's side of Python in the browser: starts the worker, shows how far it is, brings calls there and back.
//
//   const engine = createEngine({ runtimeUrl, onState });
//   engine.start();                                   // on the first touch; cheap to repeat
//   const verdict = await engine.call({ do: 'judge', scenario, response });

import { connect } from './connection.mjs';

/** @typedef {import('./worker.mjs').FromWorker} FromWorker */
/** @typedef {'idle' | 'loading' | 'ready' | 'failed'} State */
/**
 * While loading, `phase` is first `download` (with true bytes), then `start` (Python comes up).
 * @typedef {{state: State, phase: 'download' | 'start' | null, loaded: number, total: number, error: string | null}}
 *   Snapshot
 */
/** @typedef {{id: number, request: string, sent: number, resolve: (reply: any) => void, reject: (error: Error) => void}} Call */
/**
 * @typedef {object} Engine
 * @property {() => void} start begin loading, unless begun; after a failure that may pass, try again
 * @property {(request: object) => Promise<any>} call the reply of Python; rejects with an EngineError
 * @property {State} state
 * @property {Snapshot} snapshot
 */

/** A call that takes longer has lost its worker (browsers kill workers without a word). */
const CALL_MS = 20_000;
/** The smallest module there is: tells whether WebAssembly is there and allowed. */
const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Python could not answer. `permanent`: it will not in this browser, so asking again is useless. */
export class EngineError extends Error {
  /**
   * @param {string} message
   * @param {boolean} [permanent]
   */
  constructor(message, permanent = false) {
    super(message);
    this.name = 'EngineError';
    this.permanent = permanent;
  }
}

/**
 * @param {object} options
 * @param {string} options.runtimeUrl folder of the packed runtime; relative to the page
 * @param {(snapshot: Snapshot) => void} [options.onState] called at every change
 * @returns {Engine}
 */
export function createEngine({ runtimeUrl, onState = () => {} }) {
  const base = new URL(runtimeUrl.replace(/\/?$/, '/'), document.baseURI).href;
  /** @type {Snapshot} */
  let snapshot = { state: 'idle', phase: null, loaded: 0, total: 0, error: null };
  /** @type {import('./connection.mjs').Connection | null} */
  let worker = null;
  let generation = 0; // which worker of its kind: after a death, pages meet again at the next
  /** @type {Map<number, Call>} */
  const calls = new Map();
  let lastId = 0;
  let lives = 0; // how often the worker may still die; a reply gives them back
  let permanent = false;
  let watchdog = 0;

  /** @param {Partial<Snapshot>} change */
  function set(change) {
    snapshot = { ...snapshot, ...change };
    onState(snapshot);
  }

  function start() {
    if (worker || permanent) return;
    lives = 2;
    launch();
  }

  function launch() {
    set({ state: 'loading', phase: 'download', loaded: 0, error: null });
    try {
      if (!hasWebAssembly()) throw new EngineError('WebAssembly is missing or not allowed', true);
      worker = connect(`haftquiz ${base} ${generation}`, {
        onMessage: receive,
        onError(message) {
          // Before it is ready the script itself did not load or run: a second try would end the same way.
          if (snapshot.state === 'ready') died('the worker stopped');
          else fail(message, false);
        },
      });
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error), true);
      return;
    }
    worker.post({ type: 'boot', runtimeUrl: base });
    for (const call of calls.values()) sendCall(call);
  }

  /** @param {Call} call */
  function sendCall(call) {
    call.sent += 1;
    worker?.post({ type: 'call', id: call.id, request: call.request });
  }

  /** @param {FromWorker} message */
  function receive(message) {
    switch (message.type) {
      case 'progress':
        set({ loaded: message.loaded, total: message.total });
        break;
      case 'start':
        set({ phase: 'start' });
        break;
      case 'ready':
        set({ state: 'ready', phase: null });
        watch();
        break;
      case 'reply':
        settle(message);
        break;
      case 'dead':
        if (snapshot.state === 'ready') died(message.message);
        else fail(message.message, message.permanent);
    }
  }

  /** @param {{id: number, reply?: string, error?: string}} message */
  function settle({ id, reply, error }) {
    const call = calls.get(id);
    calls.delete(id);
    lives = 2;
    watch();
    if (reply === undefined) call?.reject(new EngineError(error ?? 'no reply'));
    else call?.resolve(JSON.parse(reply));
  }

  /** While Python is up and owes an answer, a silence that is too long counts as its death. */
  function watch() {
    clearTimeout(watchdog);
    if (snapshot.state === 'ready' && calls.size) {
      watchdog = setTimeout(() => died('no answer in time'), CALL_MS);
    }
  }

  /**
   * A running worker is gone: once more with a new one, and with the calls that were not its end already twice.
   * @param {string} message
   */
  function died(message) {
    stop();
    lives -= 1;
    if (lives <= 0) {
      fail(message, false);
      return;
    }
    for (const call of [...calls.values()].filter(({ sent }) => sent > 1)) {
      calls.delete(call.id);
      call.reject(new EngineError(message));
    }
    launch();
  }

  /**
   * @param {string} message
   * @param {boolean} forGood
   */
  function fail(message, forGood) {
    stop();
    permanent = forGood;
    set({ state: 'failed', phase: null, error: message });
    for (const call of calls.values()) call.reject(new EngineError(message, permanent));
    calls.clear();
  }

  function stop() {
    clearTimeout(watchdog);
    worker?.close();
    worker = null;
    generation += 1;
  }

  /** A page that is left needs no Python, though the browser may keep it for the way back. */
  function leave() {
    if (!worker) return;
    stop();
    generation -= 1;
    set({ state: 'idle', phase: null, loaded: 0, total: 0 });
  }

  function comeBack() {
    if (calls.size) start();
  }

  /** @param {object} request */
  function call(request) {
    return new Promise((resolve, reject) => {
      start();
      if (!worker) {
        reject(new EngineError(snapshot.error ?? 'Python is not running', permanent));
        return;
      }
      lastId += 1;
      const entry = { id: lastId, request: JSON.stringify(request), sent: 0, resolve, reject };
      calls.set(entry.id, entry);
      sendCall(entry);
      watch();
    });
  }

  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);

  return {
    start,
    call,
    get state() {
      return snapshot.state;
    },
    get snapshot() {
      return snapshot;
    },
  };
}

/** A content security policy forbids compiling, an old or locked-down browser has no WebAssembly at all. */
function hasWebAssembly() {
  try {
    return new WebAssembly.Module(EMPTY_MODULE) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}
