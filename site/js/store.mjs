// What a visit leaves for the next one: the runtime's files and a picture of Python's memory, in Cache Storage.
// Every method may be told by the browser that there is no room, or no storage at all: then it quietly has nothing.

/** @typedef {{bytes: Uint8Array, lock: string}} Picture the memory of a Python that is up, and its lock file */
/** @typedef {{build: string, size: number, stored: number, sum: number, lock: string}} Label */

const PREFIX = 'haftquiz-python:';
const LABEL = 'X-Haftquiz-Picture';
export const PICTURE = 'picture';
const NO_ROOM = 'no-room';
const OPEN_MS = 1_500;

export class Store {
  /**
   * @param {string} base address of the runtime's folder, with a slash at the end
   * @param {Cache} cache
   */
  constructor(base, cache) {
    this.base = base;
    this.cache = cache;
  }

  /**
   * The store of this build, or null where nothing can be stored (private windows, frames without an origin).
   * @param {string} base
   * @returns {Promise<Store | null>}
   */
  static async open(base) {
    if (self.origin === 'null') return null;
    try {
      // Some browsers neither give nor refuse it.
      const cache = await Promise.race([caches.open(nameOf(base)), wait(OPEN_MS)]);
      return cache ? new Store(base, cache) : null;
    } catch {
      return null;
    }
  }

  /**
   * A stored file of the runtime.
   * @param {string} name
   * @returns {Promise<Response | undefined>}
   */
  async file(name) {
    try {
      return await this.cache.match(this.base + name);
    } catch {
      return undefined;
    }
  }

  /**
   * Keep the files, which the browser has just brought: they are still in its HTTP cache.
   * @param {string[]} names
   */
  async keepFiles(names) {
    for (const name of names) {
      if (await this.file(name)) continue;
      const response = await fetch(this.base + name, { cache: 'force-cache' });
      if (response.ok) await this.cache.put(this.base + name, response);
    }
  }

  /** Forget what other builds of this site left. Before the new is written: there may be no room for both. */
  async forgetOthers() {
    const own = nameOf(this.base);
    const site = PREFIX + new URL('..', this.base).href;
    for (const name of await caches.keys()) {
      const rest = name.startsWith(site) ? name.slice(site.length) : null;
      if (name !== own && rest !== null && !rest.slice(0, -1).includes('/')) await caches.delete(name);
    }
  }

  /** @returns {Promise<boolean>} */
  async wantsPicture() {
    return !(await this.file(PICTURE)) && !(await this.file(NO_ROOM));
  }

  /**
   * Keep a picture. If it does not fit, say so for as long as this build lasts.
   * @param {Picture} picture
   */
  async keepPicture({ bytes, lock }) {
    const used = bytes.subarray(0, endOf(bytes));
    /** @type {Label} */
    const label = {
      build: this.base,
      size: bytes.length,
      stored: used.length,
      sum: sumOf(used),
      lock,
    };
    const headers = { [LABEL]: JSON.stringify(label), 'Content-Type': 'application/octet-stream' };
    try {
      const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
      if (quota !== undefined && quota - (usage ?? 0) < 1.2 * used.length) throw new Error('no room');
      await this.cache.put(this.base + PICTURE, new Response(/** @type {BodyInit} */ (used), { headers }));
    } catch {
      await this.dropPicture();
      await this.cache.put(this.base + NO_ROOM, new Response('')).catch(() => {});
    }
  }

  /**
   * What is in a stored picture.
   * @param {Response} kept
   * @returns {Promise<Picture>} rejects if it is not whole, or not of this build
   */
  async read(kept) {
    /** @type {Label} */
    const label = JSON.parse(kept.headers.get(LABEL) ?? '');
    const used = new Uint8Array(await kept.arrayBuffer());
    if (label.build !== this.base || label.stored !== used.length || label.sum !== sumOf(used)) {
      throw new Error('the picture is damaged, or of another build');
    }
    const bytes = new Uint8Array(label.size);
    bytes.set(used);
    return { bytes, lock: label.lock };
  }

  async dropPicture() {
    await this.cache.delete(this.base + PICTURE).catch(() => {});
  }
}

/**
 * @param {number} ms
 * @returns {Promise<null>}
 */
function wait(ms) {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}

/** @param {string} base */
function nameOf(base) {
  return PREFIX + base;
}

/**
 * Where the zeros at the end begin, at a multiple of four.
 * @param {Uint8Array} bytes
 */
function endOf(bytes) {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
  let end = words.length;
  while (end > 0 && words[end - 1] === 0) end -= 1;
  return 4 * end;
}

/**
 * Finds damage, not malice: who can write here can change the scripts as well.
 * @param {Uint8Array} bytes
 */
function sumOf(bytes) {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
  let sum = words.length | 0;
  for (let at = 0; at < words.length; at += 1) sum = Math.imul(sum ^ words[at], 0x01000193);
  return sum;
}
