// Starts Python, in one of two ways: restored from the picture of its memory that an earlier visit left, or from
// the runtime's files. Whatever goes wrong with a picture, the files are the way out: slower, never wrong.

import { ALL_FILES, Download, SCRIPTS, asWasm } from './download.mjs';
import { PICTURE, Store } from './store.mjs';

/**
 * A Python that is up.
 * @typedef {object} Python
 * @property {(request: string) => string} handle the one door
 * @property {() => Promise<void>} remember leave what the next visit needs; call it when there is time
 * @property {() => Promise<void>} distrust the memory went bad: let nobody restore it again
 */

const HAFTQUIZ = '/lib/haftquiz.zip';
const DOOR = 'from haftquiz.quiz.service import handle\nhandle';
/** After a restored start there are no files to import from, and no two visits may draw the same numbers. */
const IMPORT_ALL = `
def import_all():
    import gc, importlib, zipimport
    for files in list(zipimport._zip_directory_cache.values()):
        for name in list(files):
            stem, _, kind = name.rpartition(".")
            if kind in ("py", "pyc"):
                try:
                    importlib.import_module(stem.removesuffix("/__init__").replace("/", "."))
                except Exception:
                    pass
    gc.collect()
import_all()
del import_all
`;
const RESEED = 'import sys\n"random" in sys.modules and sys.modules["random"].seed()';
const PROBE = '{"do":"nothing"}';

const nativeFetch = self.fetch.bind(self);

/** This browser cannot run Python, today or tomorrow. */
export class Unsupported extends Error {}

/**
 * @param {string} base address of the runtime's folder, with a slash at the end
 * @param {import('./download.mjs').Report} report
 * @returns {Promise<Python>}
 */
export async function startPython(base, report) {
  if (typeof WebAssembly !== 'object') throw new Unsupported('WebAssembly is missing');
  const store = await Store.open(base);
  const kept = await store?.file(PICTURE);
  if (store && kept) {
    try {
      return await restored(base, store, kept);
    } catch (error) {
      console.debug('haftquiz: cannot restore, starting anew', error);
      await store.dropPicture();
    }
  }
  return fresh(base, store, report);
}

/**
 * @param {string} base
 * @param {Store | null} store
 * @param {import('./download.mjs').Report} report
 * @returns {Promise<Python>}
 */
async function fresh(base, store, report) {
  const download = new Download(base, store, report);
  const lock = download.response('pyodide-lock.json').then((response) => response.text());
  const python = load(base, (url) => download.take(url), (name) => download.count(name), {
    lockFileContents: lock,
    _makeSnapshot: store !== null,
    fsInit: async (/** @type {any} */ FS) => {
      const response = await download.response('haftquiz.zip');
      FS.writeFile(HAFTQUIZ, new Uint8Array(await response.arrayBuffer()));
    },
  });
  const pyodide = await Promise.race([python, download.failed]);
  const handle = pyodide.runPython(DOOR);
  return {
    handle,
    async remember() {
      if (!store) return;
      await store.forgetOthers();
      if (await store.wantsPicture()) {
        pyodide.runPython(IMPORT_ALL);
        await store.keepPicture({ bytes: pyodide.makeMemorySnapshot(), lock: await lock });
      }
      await store.keepFiles(ALL_FILES);
    },
    async distrust() {},
  };
}

/**
 * @param {string} base
 * @param {Store} store
 * @param {Response} kept the picture, as it was stored
 * @returns {Promise<Python>}
 */
async function restored(base, store, kept) {
  // While the picture is read, other threads of the browser compile.
  const compiled = compile(base, store);
  compiled.catch(() => {}); // whoever waits for it gets it
  for (const name of SCRIPTS) import(base + name).catch(() => {});
  const { bytes, lock } = await store.read(kept);
  // What Pyodide fetches is of no use to it: its memory has been there before.
  const take = (/** @type {string} */ url) =>
    url.startsWith(base) && !url.endsWith('js') ? Promise.resolve(new Response('')) : undefined;
  const options = { lockFileContents: lock, _loadSnapshot: bytes };
  const pyodide = await load(base, take, () => {}, options, compiled);
  pyodide.runPython(RESEED);
  const handle = pyodide.runPython(DOOR);
  JSON.parse(handle(PROBE));
  return {
    handle,
    remember: async () => {},
    distrust: () => store.dropPicture(),
  };
}

/**
 * @param {string} base
 * @param {Store} store
 * @returns {Promise<WebAssembly.Module>}
 */
async function compile(base, store) {
  const name = 'pyodide.asm.wasm';
  return WebAssembly.compileStreaming(asWasm((await store.file(name)) ?? (await nativeFetch(base + name))));
}

/**
 * Load Pyodide with our files in place of what it would fetch.
 * @param {string} base
 * @param {(url: string) => Promise<Response> | undefined} take
 * @param {(name: string) => void} came tells that a script is in
 * @param {object} options
 * @param {Promise<WebAssembly.Module>} [compiled] its WebAssembly, if that need not be brought
 */
async function load(base, take, came, options, compiled) {
  const wasmFailed = watchWebAssembly(compiled);
  self.fetch = (input, init) => take(String(input)) ?? nativeFetch(input, init);
  try {
    const scripts = SCRIPTS.map(async (name) => {
      const module = await import(base + name);
      came(name);
      return module;
    });
    const [{ loadPyodide }] = await Promise.all(scripts);
    const loading = loadPyodide({
      indexURL: base,
      packageBaseUrl: base,
      env: { PYTHONPATH: HAFTQUIZ },
      jsglobals: {}, // the floors need nothing of JavaScript
      stdout: () => {},
      stderr: (/** @type {string} */ line) => console.debug(line),
      ...options,
    });
    return await Promise.race([loading, wasmFailed]);
  } finally {
    self.fetch = nativeFetch;
  }
}

/**
 * Pyodide logs a failure of WebAssembly and then waits for ever; this promise rejects instead.
 * @param {Promise<WebAssembly.Module>} [compiled] what to take in place of what it brings
 * @returns {Promise<never>}
 */
function watchWebAssembly(compiled) {
  const original = WebAssembly.instantiateStreaming;
  const failed = new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (source, imports) => {
      try {
        if (!compiled) return await original(source, imports);
        const module = await compiled;
        return { module, instance: await WebAssembly.instantiate(module, imports) };
      } catch (error) {
        reject(error);
        throw error;
      } finally {
        WebAssembly.instantiateStreaming = original;
      }
    };
  });
  failed.catch(() => {});
  return /** @type {Promise<never>} */ (failed);
}
