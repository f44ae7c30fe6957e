// localStorage where there is one; else the page's own memory. A private window or a sandboxed frame
// throws at the first touch, a full disk at the first write.

/** @type {Map<string, string>} */
const memory = new Map();
let failed = false;

/**
 * @param {string} key
 * @returns {string | null}
 */
export function read(key) {
  try {
    if (!memory.has(key)) return localStorage.getItem(key);
  } catch {
    failed = true;
  }
  return memory.get(key) ?? null;
}

/**
 * @param {string} key
 * @param {string | null} value null: remove
 */
export function write(key, value) {
  memory.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    failed = false;
  } catch {
    failed = true;
    if (value !== null) memory.set(key, value);
  }
}

/** Whether what is written stays when the page is closed. */
export function lasting() {
  if (failed) return false;
  try {
    localStorage.setItem('haft-probe', '1');
    localStorage.removeItem('haft-probe');
    return true;
  } catch {
    return false;
  }
}
