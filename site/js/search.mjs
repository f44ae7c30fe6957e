// The way into the search: the link in the page's head opens a box instead of another page.
// What the box needs is fetched when it is first wanted.

/** @typedef {import('./search-box.mjs').SearchBox} SearchBox */

/** Where we are: the site's root, the index beside it, and the folder the reader is in. */
function surroundings() {
  const root = new URL(document.documentElement.dataset.root ?? './', document.baseURI);
  const way = location.pathname.slice(root.pathname.length);
  const folder = location.href.startsWith(root.href) ? way.split('/')[0] : '';
  return { root, here: folder && `${decodeURIComponent(folder)}/` };
}

/** @param {HTMLAnchorElement} link */
function wire(link) {
  const index = new URL(link.dataset.index ?? '', document.baseURI);
  /** @type {Promise<SearchBox> | undefined} */
  let box;
  const open = () => {
    box ??= import('./search-box.mjs').then(({ openInDialog }) =>
      openInDialog({ index, ...surroundings() }),
    );
    box.then((it) => it.show()).catch(() => location.assign(link.href));
  };
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    open();
  });
  document.addEventListener('keydown', (event) => {
    const typing = event.target instanceof Element && event.target.closest('input, textarea, select');
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return;
    event.preventDefault();
    open();
  });
}

/** Makes the search work; without it the link leads to the alphabetical index. */
export function startSearch() {
  const link = document.querySelector('a[data-part="search"]');
  if (!(link instanceof HTMLAnchorElement)) return;
  const here = document.querySelector('[data-part="search-here"]');
  if (!(here instanceof HTMLElement)) return wire(link);
  const index = new URL(link.dataset.index ?? '', document.baseURI);
  import('./search-box.mjs').then(({ openInPage }) => {
    const box = openInPage(here, { index, ...surroundings(), here: '' });
    const asked = new URLSearchParams(location.search).get('q');
    if (asked) box.ask(asked);
    link.addEventListener('click', (event) => {
      event.preventDefault();
      box.show();
    });
  });
}
