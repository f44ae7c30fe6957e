// The first script of every embed page, small and without imports: the theme before the first paint,
// the height for the host, and the rest of the page's scripts at the first touch.

(() => {
  const LEAST_WIDTH = 100;
  const html = document.documentElement;
  const { src, dataset } = /** @type {HTMLScriptElement} */ (document.currentScript);
  const params = new URLSearchParams(location.search);
  const theme = params.get('theme');
  if (theme === 'light' || theme === 'dark') html.dataset.theme = theme;
  const framed = window.parent !== window;
  // WordPress gives every frame a secret, in the fragment, by which it knows its messages.
  const secret = /^#\?secret=(\w{1,64})$/u.exec(location.hash)?.[1];
  /** @type {Promise<any> | undefined} */
  let live;
  let told = 0;

  /** @param {object} message */
  function tell(message) {
    if (framed) window.parent.postMessage(message, '*'); // the host's origin is not known here
  }

  /** @param {boolean} [again] */
  function tellHeight(again = false) {
    const box = document.querySelector('[data-part="frame"]')?.getBoundingClientRect();
    if (!box?.height || box.width < LEAST_WIDTH) return; // not shown, or in a column that is not open yet
    const height = Math.ceil(box.height);
    if (height === told && !again) return;
    told = height;
    tell({ haftquiz: 1, type: 'height', height });
    if (secret) tell({ message: 'height', value: height, secret });
  }

  window.addEventListener('message', ({ source, data }) => {
    if (!framed || source !== window.parent || typeof data !== 'object' || data === null) return;
    const asked = data.haftquiz === 1 && data.type === 'ask';
    if (asked || (secret && data.message === 'ready' && data.secret === secret)) tellHeight(true);
  });

  /** The rest of the page's scripts; they are named all at once. */
  function bring() {
    if (live) return live;
    for (const name of (dataset.modules ?? '').split(' ')) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = new URL(`../${name}`, src).href;
      document.head.append(link);
    }
    live = import(new URL('live.mjs', src).href);
    live.catch(() => {
      live = undefined; // the line was down: the next touch tries again
    });
    return live;
  }

  const quietly = () => {};
  document.addEventListener('pointerover', () => bring().catch(quietly), { once: true });
  for (const touch of ['pointerdown', 'focusin', 'keydown']) {
    document.addEventListener(touch, ({ target }) => {
      if (target instanceof Element && target.closest('haft-quiz')) bring().then((it) => it.start(), quietly);
    });
  }

  // A sandboxed frame may not submit forms, and then there is no event of it either. So the button itself
  // is listened to (Enter in a field presses it), also before the quiz has come to life.
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const quiz = /** @type {any} */ (target.closest('button[type="submit"]')?.closest('haft-quiz'));
      if (quiz) {
        event.preventDefault();
        bring().then(() => quiz.check(), () => sorry(quiz));
      }
      const link = target.closest('a[href]');
      // No window opens from the sandbox of WordPress, but its page follows a link that was pressed here.
      if (link instanceof HTMLAnchorElement && secret && self.origin === 'null') {
        tell({ message: 'link', value: link.href, secret });
      }
    },
    true,
  );

  /** @param {HTMLElement} quiz */
  function sorry(quiz) {
    const status = quiz.querySelector('[role="status"]');
    if (status) status.textContent = 'خطِ اینترنت قطع شد و این پرسش بالا نیامد؛ دوباره «بررسی» را بزن، یا پاسخ را پایین‌تر ببین.';
  }

  if (params.get('answers') === '1') {
    document.addEventListener('haft:verdict', () => tell({ haftquiz: 1, type: 'answer' }));
  }

  /**
   * `?rules=varagh`: the same cards under other rules, which is a scenario of its own.
   * @param {string} rules
   */
  function underOtherRules(rules) {
    const text = JSON.parse(document.querySelector('.haft-data')?.textContent ?? '{}').scenario;
    const other = new URLSearchParams({ rules });
    for (const line of text.split('\n')) {
      const [label, value] = line.split(/: (.*)/su);
      if (value && !['rules', 'house', 'id'].includes(label)) other.append(label.replaceAll(' ', '-'), value);
    }
    for (const name of ['theme', 'answers']) if (params.has(name)) other.set(name, params.get(name) ?? '');
    location.replace(new URL(`../?${other}${location.hash}`, location.href));
  }

  document.addEventListener('DOMContentLoaded', () => {
    const rules = params.get('rules');
    const quiz = document.querySelector('haft-quiz');
    if (rules && quiz instanceof HTMLElement && rules !== quiz.dataset.rules) underOtherRules(rules);
    const address = document.querySelector('[data-part="address"]');
    const home = document.querySelector('.frame-foot a');
    if (self.origin === 'null' && address instanceof HTMLElement && home instanceof HTMLAnchorElement) {
      address.textContent = home.href;
      address.hidden = false;
    }
    const frame = document.querySelector('[data-part="frame"]');
    if (frame) new ResizeObserver(() => tellHeight()).observe(frame);
    document.fonts?.ready.then(() => tellHeight());
    // A frame out of sight observes nothing, but it can measure.
    window.addEventListener('load', () => tellHeight());
  });
})();
