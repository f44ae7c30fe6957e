// Brings the files of the runtime, all at once: from the store if an earlier visit left them there, else by
// the network, counting bytes for the progress bar.

/** @typedef {{build: string, files: Record<string, {size: number, sha256: string}>}} Manifest */
/** @typedef {(loaded: number, total: number) => void} Report */

export const SCRIPTS = ['pyodide.mjs', 'pyodide.asm.js'];
const DATA = ['pyodide.asm.wasm', 'python_stdlib.zip', 'haftquiz.zip', 'pyodide-lock.json'];
const MANIFEST = 'manifest.json';
const WASM_TYPE = 'application/wasm';
/** The browser's own; while Pyodide starts, the global one hands it what is brought here. */
const nativeFetch = self.fetch.bind(self);
/** What the store keeps of them. */
export const ALL_FILES = [MANIFEST, ...SCRIPTS, ...DATA];

/**
 * As it came, so that the browser may keep what it compiles; unless the host does not know the type.
 * @param {Response} response
 */
export function asWasm(response) {
  if (response.headers.get('Content-Type') === WASM_TYPE) return response;
  return new Response(response.body, { headers: { 'Content-Type': WASM_TYPE } });
}

export class Download {
  /**
   * @param {string} base
   * @param {import('./store.mjs').Store | null} store
   * @param {Report} report
   */
  constructor(base, store, report) {
    this.base = base;
    this.store = store;
    this.report = report;
    this.loaded = 0;
    this.total = 0;
    /** @type {Promise<never>} */
    this.failed = new Promise((_, reject) => (this.fail = reject));
    this.failed.catch(() => {}); // whoever races with it gets it; alone it is no unhandled rejection
    /** @type {Promise<Manifest>} */
    this.manifest = this.#get(MANIFEST).then((response) => this.#checked(response));
    this.manifest.then(({ files }) => {
      this.total = [...SCRIPTS, ...DATA].reduce((sum, name) => sum + files[name].size, 0);
      this.#tell();
    }, this.fail);
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
    const response = (await this.store?.file(name)) ?? (await nativeFetch(this.base + name));
    if (!response.ok) throw new Error(`${name}: HTTP ${response.status}`);
    return response;
  }

  /**
   * A folder that is named for a build holds that build, whatever a host did to its files.
   * @param {Response} response
   * @returns {Promise<Manifest>}
   */
  async #checked(response) {
    const manifest = await response.json();
    const folder = /** @type {string} */ (new URL(this.base).pathname.split('/').at(-2));
    if (/^runtime-[0-9a-f]+$/.test(folder) && manifest.build !== folder) {
      throw new Error(`${folder} holds ${manifest.build}`);
    }
    return manifest;
  }

  /**
   * @param {string} name
   * @returns {Promise<Response>}
   */
  async #counted(name) {
    const response = await this.#get(name);
    this.#watch(name, /** @type {ReadableStream<Uint8Array>} */ (response.clone().body)).catch(this.fail);
    return name.endsWith('.wasm') ? asWasm(response) : response;
  }

  /**
   * @param {string} name
   * @param {ReadableStream<Uint8Array>} body
   */
  async #watch(name, body) {
    const reader = body.getReader();
    let size = 0;
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      size += piece.value.byteLength;
      this.#add(piece.value.byteLength);
    }
    // A proxy's error page or a broken transfer would otherwise show as a riddle inside Python.
    const expected = (await this.manifest).files[name].size;
    if (size !== expected) throw new Error(`${name}: ${size} bytes instead of ${expected}`);
  }

  /** @param {number} bytes */
  #add(bytes) {
    this.loaded += bytes;
    this.#tell();
  }

  /** Nothing to tell before the manifest says how much it will be. */
  #tell() {
    if (this.total) this.report(this.loaded, this.total);
  }
}
