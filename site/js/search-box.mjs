// The search box: a field, what was found, and a word on how many. In a dialog, or in its own page.

import { persian } from './digits.mjs';
import { SearchIndex } from './search-index.mjs';
import { terms } from './search-terms.mjs';

/**
 * @typedef {import('./search-index.mjs').Found} Found
 * @typedef {{index: URL, root: URL, here: string}} Around
 */

const EXCERPT = 190; // letters
const BEFORE = 50;

/**
 * @param {string} name
 * @param {Record<string, string>} [attributes]
 * @param {(Node | string)[]} children
 */
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/**
 * A piece of the text around the first word that was asked for, these words marked.
 * @param {string} text
 * @param {Set<string>} words
 * @returns {Node[]}
 */
export function excerpt(text, words) {
  const pieces = text.split(/([\p{L}\p{N}\p{M}\u200c]+)/u);
  const hits = pieces.map((piece, at) => at % 2 === 1 && terms(piece).some((it) => words.has(it)));
  const lengths = pieces.map((piece) => piece.length);
  let start = 0;
  if (text.length > EXCERPT && hits.includes(true)) {
    let room = BEFORE;
    start = hits.indexOf(true);
    while (start > 0 && room > 0) room -= lengths[(start -= 1)];
    if (start < 8) start = 0;
  }
  /** @type {Node[]} */
  const nodes = start ? [document.createTextNode('… ')] : [];
  let room = EXCERPT;
  for (let at = start; at < pieces.length; at += 1) {
    if (room <= 0) {
      nodes.push(document.createTextNode('…'));
      break;
    }
    nodes.push(hits[at] ? make('mark', {}, pieces[at]) : document.createTextNode(pieces[at]));
    room -= lengths[at];
  }
  return nodes;
}

export class SearchBox {
  /** @param {Around} around */
  constructor(around) {
    this.around = around;
    /** @type {Promise<SearchIndex> | undefined} */
    this.loading = undefined;
    this.field = /** @type {HTMLInputElement} */ (
      make('input', {
        type: 'search', id: 'search-field', name: 'q', autocomplete: 'off', enterkeyhint: 'go',
        dir: 'auto', placeholder: 'مثلاً جواب هفت، ۷ دل، bz-31',
      })
    );
    this.field.dir = 'rtl';
    this.status = make('p', { class: 'search-status', role: 'status' });
    this.list = make('ol', { class: 'search-list' });
    this.form = make('form', { role: 'search', class: 'search-form' },
      make('label', { for: 'search-field' }, 'جست‌وجو در راهنما'), this.field);
    this.field.addEventListener('focus', () => this.load());
    this.field.addEventListener('input', () => this.answer());
    this.form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.list.querySelector('a')?.click();
    });
    this.show = () => this.field.focus();
  }

  /** Fetches the index, once; after a failure the next try may fetch again. */
  load() {
    this.loading ??= fetch(this.around.index)
      .then((reply) => (reply.ok ? reply.json() : Promise.reject(new Error(String(reply.status)))))
      .then((data) => new SearchIndex(data));
    return this.loading;
  }

  /** @param {string} question */
  ask(question) {
    this.field.value = question;
    return this.answer();
  }

  async answer() {
    const question = this.field.value.trim();
    if (!question) return this.fill([], new Set(), '');
    try {
      const index = await this.load();
      if (question !== this.field.value.trim()) return;
      const { found, words } = index.find(question, this.around.here);
      const said = found.length ? `${persian(found.length)} جا پیدا شد.` : 'چیزی پیدا نشد؛ کلمهٔ کوتاه‌تری را امتحان کن.';
      this.fill(found, words, said);
    } catch {
      this.loading = undefined;
      this.fill([], new Set(), 'فهرستِ جست‌وجو نرسید؛ شاید اینترنت قطع است.');
    }
  }

  /**
   * @param {Found[]} found
   * @param {Set<string>} words
   * @param {string} said
   */
  fill(found, words, said) {
    this.status.textContent = said;
    this.list.replaceChildren(
      ...found.map((it) => {
        const where = [it.page, it.heading].filter(Boolean).join(' › ');
        const kind = it.question ? [make('span', { class: 'search-kind' }, 'پرسش'), ' '] : [];
        const link = make('a', { href: new URL(it.url, this.around.root).href },
          make('span', { class: 'search-where' }, ...kind, where),
          make('span', { class: 'search-text' }, ...excerpt(it.text, words)));
        return make('li', {}, link);
      }),
    );
  }
}

/**
 * A box over the page. Escape, a press beside it, and following a result close it.
 * @param {Around} around
 * @returns {Promise<SearchBox>}
 */
export async function openInDialog(around) {
  await addStyles();
  const box = new SearchBox(around);
  const index = make('a', { href: new URL('search/', around.root).href }, 'نمایهٔ الفبایی');
  const close = make('button', { type: 'button', class: 'tool' }, 'بستن');
  const dialog = /** @type {HTMLDialogElement} */ (
    make('dialog', { class: 'search-dialog', 'aria-label': 'جست‌وجو' },
      make('div', { class: 'search-inner' }, box.form, box.status, box.list,
        make('p', { class: 'search-foot' }, index, close)))
  );
  document.body.append(dialog);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    const target = /** @type {Element} */ (event.target);
    if (target === dialog || target.closest('.search-list a')) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return; // by itself it would first empty the field
    event.preventDefault();
    dialog.close();
  });
  box.show = () => {
    if (!dialog.open) dialog.showModal();
    box.field.focus();
    box.field.select();
  };
  return box;
}

/**
 * @param {HTMLElement} place
 * @param {Around} around
 */
export function openInPage(place, around) {
  const box = new SearchBox(around);
  place.append(box.form, box.status, box.list);
  return box;
}

/** The box's own sheet; the box shows once it is there. */
function addStyles() {
  const sheet = /** @type {HTMLLinkElement} */ (
    make('link', { rel: 'stylesheet', href: new URL('../css/search.css', import.meta.url).href })
  );
  return new Promise((done) => {
    sheet.addEventListener('load', done, { once: true });
    sheet.addEventListener('error', done, { once: true });
    document.head.append(sheet);
  });
}
