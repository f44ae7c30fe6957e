// Lets the site open without a network: registers the service worker once the page is there and at rest.

/** Only for the site's own tabs: a frame in somebody's page keeps nothing in that reader's browser. */
export function startOffline() {
  const { root } = document.documentElement.dataset;
  if (!root || window.top !== window || !isSecureContext) return;
  window.addEventListener('load', () => {
    // Where there is no storage (a private window, say) the browser refuses, in one way or the other.
    try {
      const address = new URL('sw.js', new URL(root, document.baseURI));
      navigator.serviceWorker?.register(address, { updateViaCache: 'none' }).catch(() => {});
    } catch {
      // as good as refused
    }
  });
}
