// Runs Python in a module worker: brings the packed runtime, starts it, answers calls through the one door
// `haftquiz.quiz.service.handle`. Talks to engine.mjs only; knows nothing of pages, cards or rules.

/**
 * What the page sends.
 * @typedef {{type: 'boot', runtimeUrl: string} | {type: 'call', id: number, request: string}} ToWorker
 */
/**
 * What it gets back. `permanent` tells that trying again in this browser is useless.
 * @typedef {{type: 'progress', loaded: number, total: number}
 *   | {type: 'start'}
 *   | {type: 'ready'}
 *   | {type: 'reply', id: number, reply?: string, error?: string}
 *   | {type: 'dead', message: string, permanent: boolean}} FromWorker
 */
/** @typedef {{build: string, files: Record<string, {size: number, sha256: string}>}} Manifest */

const HAFTQUIZ = '/lib/haftquiz.zip';
const SCRIPTS = ['pyodide.mjs', 'pyodide.asm.js'];
const DATA = ['pyodide.asm.wasm', 'python_stdlib.zip', 'haftquiz.zip', 'pyodide-lock.json'];
const TYPES = { wasm: 'application/wasm', zip: 'application/zip', json: 'application/json' };

/** @type {(message: FromWorker) => void} */
const post = (message) => self.postMessage(message);

/** The start, begun by the first message; every call waits for it. @type {Promise<(request: string) => string>} */
let started;

self.addEventListener('message', async ({ data }) => {
  const message = /** @type {ToWorker} */ (data);
  if (message.type === 'boot') {
    started ??= boot(message.runtimeUrl);
    started.then(() => post({ type: 'ready' }), reportDeath);
    return;
  }
  try {
    const handle = await started;
    answer(handle, message.id, message.request);
  } catch {
    // the start failed, and that has been reported: the page knows what becomes of its calls
  }
});

/**
 * @param {(request: string) => string} handle
 * @param {number} id
 * @param {string} request
 */
function answer(handle, id, request) {
  try {
    post({ type: 'reply', id, reply: handle(request) });
  } catch (error) {
    // A Python exception is an answer like any other; anything else means that Python itself has gone.
    if (/** @type {Error} */ (error)?.name === 'PythonError') {
      post({ type: 'reply', id, error: textOf(error) });
    } else {
      reportDeath(error);
    }
  }
}

/** @param {unknown} error */
function reportDeath(error) {
  post({ type: 'dead', message: textOf(error), permanent: error instanceof Unsupported });
}

/** @param {unknown} error */
function textOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** This browser cannot run Python, today or tomorrow. */
class Unsupported extends Error {}

/**
 * Start Python and return its door.
 * @param {string} runtimeUrl absolute, with a slash at the end
 * @returns {Promise<(request: string) => string>}
 */
async function boot(runtimeUrl) {
  if (typeof WebAssembly !== 'object') throw new Unsupported('WebAssembly is missing');
  const download = new Download(runtimeUrl);
  const wasmFailed = watchWebAssembly();
  const nativeFetch = self.fetch;
  // Pyodide asks for its files by fetch; it gets those that are already on their way.
  self.fetch = (input, options) => download.take(String(input)) ?? nativeFetch(input, options);
  try {
    return await Promise.race([startPython(runtimeUrl, download), wasmFailed, download.failed]);
  } finally {
    self.fetch = nativeFetch;
  }
}

/**
 * @param {string} runtimeUrl
 * @param {Download} download
 */
async function startPython(runtimeUrl, download) {
  const [{ loadPyodide }] = await Promise.all(
    SCRIPTS.map((name) => import(runtimeUrl + name).then((module) => (download.count(name), module))),
  );
  const pyodide = await loadPyodide({
    indexURL: runtimeUrl,
    packageBaseUrl: runtimeUrl,
    lockFileContents: download.response('pyodide-lock.json').then((response) => response.text()),
    env: { PYTHONPATH: HAFTQUIZ },
    stdout: () => {},
    stderr: (/** @type {string} */ line) => console.debug(line),
    fsInit: async (/** @type {any} */ FS) => {
      const response = await download.response('haftquiz.zip');
      FS.writeFile(HAFTQUIZ, new Uint8Array(await response.arrayBuffer()));
    },
  });
  return pyodide.runPython('from haftquiz.quiz.service import handle\nhandle');
}

/**
 * Pyodide logs a failure of WebAssembly and then waits for ever; this promise rejects instead.
 * @returns {Promise<never>}
 */
function watchWebAssembly() {
  return new Promise((_, reject) => {
    const original = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (source, imports) => {
      try {
        return await original(source, imports);
      } catch (error) {
        reject(error);
        throw error;
      } finally {
        WebAssembly.instantiateStreaming = original;
      }
    };
  });
}

/** Fetches all files of the runtime at once and counts their bytes for the progress bar. */
class Download {
  /** @param {string} base */
  constructor(base) {
    this.base = base;
    this.loaded = 0;
    /** @type {Promise<never>} */
    this.failed = new Promise((_, reject) => (this.fail = reject));
    this.failed.catch(() => {}); // whoever races with it gets it; alone it is no unhandled rejection
    /** @type {Promise<Manifest>} */
    this.manifest = this.#get('manifest.json').then((response) => response.json());
    this.manifest.then(() => this.#report(), this.fail);
    /** @type {Map<string, Promise<Response>>} */
    this.responses = new Map(DATA.map((name) => [name, this.#counted(name)]));
    for (const response of this.responses.values()) response.catch(this.fail);
  }

  /**
   * The response for a name; each can be read once.
   * @param {string} name
   */
  response(name) {
    return /** @type {Promise<Response>} */ (this.responses.get(name));
  }

  /**
   * The response for an address that Pyodide asks for, if it is one of ours.
   * @param {string} url
   */
  take(url) {
    return url.startsWith(this.base) ? this.responses.get(url.slice(this.base.length)) : undefined;
  }

  /**
   * A script came in as a whole: its bytes cannot be watched, only counted.
   * @param {string} name
   */
  async count(name) {
    const { files } = await this.manifest;
    this.#add(files[name].size);
  }

  /** @param {string} name */
  async #get(name) {
    const response = await fetch(this.base + name);
    if (!response.ok) throw new Error(`${name}: HTTP ${response.status}`);
    return response;
  }

  /**
   * @param {string} name
   * @returns {Promise<Response>}
   */
  async #counted(name) {
    const { body } = await this.#get(name);
    let size = 0;
    const counter = new TransformStream({
      transform: (chunk, controller) => {
        size += chunk.byteLength;
        this.#add(chunk.byteLength);
        controller.enqueue(chunk);
      },
      // A proxy's error page or a broken transfer would otherwise show as a riddle inside Python.
      flush: async () => {
        const expected = (await this.manifest).files[name].size;
        if (size !== expected) this.fail(new Error(`${name}: ${size} bytes instead of ${expected}`));
      },
    });
    const type = TYPES[/** @type {keyof typeof TYPES} */ (name.split('.').at(-1))];
    const stream = /** @type {ReadableStream} */ (body).pipeThrough(counter);
    return new Response(stream, { headers: { 'Content-Type': type } });
  }

  /** @param {number} bytes */
  #add(bytes) {
    this.loaded += bytes;
    this.#report();
  }

  async #report() {
    const { files } = await this.manifest;
    const total = [...SCRIPTS, ...DATA].reduce((sum, name) => sum + files[name].size, 0);
    post({ type: 'progress', loaded: this.loaded, total });
    if (this.loaded === total) post({ type: 'start' });
  }
}
