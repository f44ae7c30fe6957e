// haftquiz embed, version 1: <haft-quiz> in a page of yours becomes a frame of its content's height.
// Address and contract stay as they are for ever: see /embed/ on the site this came from.
(() => {
  'use strict';
  const own = document.currentScript || document.querySelector('script[src$="/embed/v1.js"]');
  const E = new URL('../e/', own ? own.src : document.baseURI);
  if (!window.customElements || customElements.get('haft-quiz')) return;
  // Attributes that are not labels of a scenario.
  const OWN = /^(id|class|style|slot|lang|dir|hidden|title|tabindex|role|part|nonce|is|src|theme|height|answers|on.*|data-.*|aria-.*)$/;
  const LEAST = 60;
  const MOST = 4000;
  const live = new Set();
  let sheets = [];
  try {
    const sheet = new CSSStyleSheet(); // a host's policy may forbid inline styles, not this
    sheet.replaceSync(':host{display:block}:host([hidden]){display:none}');
    sheets = [sheet];
  } catch (_) {
    // An older browser: an inline element with a block in it looks the same.
  }

  /** The frame's address, or nothing where the element says none. */
  function address(el) {
    const src = el.getAttribute('src');
    let url;
    try {
      url = new URL(src || E, src ? document.baseURI : E);
    } catch (_) {
      return '';
    }
    if (!/^https?:$/.test(url.protocol)) return '';
    if (!src) {
      for (const { name, value } of el.attributes) if (!OWN.test(name)) url.searchParams.append(name, value);
      if (!url.search) return '';
    }
    const theme = el.getAttribute('theme');
    if (theme) url.searchParams.set('theme', theme);
    if (el.hasAttribute('answers')) url.searchParams.set('answers', '1');
    return url.href;
  }

  class HaftQuiz extends HTMLElement {
    connectedCallback() {
      live.add(this);
      if (this.box) return; // moved: the browser loads its frame anew
      this.box = document.createElement('div');
      this.text = document.createElement('slot'); // what the page's author wrote stands until the frame speaks
      this.box.append(this.text);
      const shadow = this.attachShadow({ mode: 'open' });
      if (sheets[0]) shadow.adoptedStyleSheets = sheets;
      shadow.append(this.box);
      this.fill();
    }

    connectedMoveCallback() {}

    disconnectedCallback() {
      live.delete(this);
    }

    attributeChangedCallback() {
      if (this.box) this.fill();
    }

    fill() {
      const url = address(this);
      if (this.frame && this.frame.src === url) return;
      if (this.frame) this.frame.remove();
      this.frame = null;
      this.text.style.display = '';
      if (!url) return;
      const f = document.createElement('iframe');
      const s = f.style;
      this.box.style.cssText = 'display:grid;min-width:0';
      s.cssText = 'grid-area:1/1;display:block;width:100%;border:0;opacity:0;pointer-events:none';
      s.height = `${parseInt(this.getAttribute('height'), 10) || 420}px`;
      f.title = this.getAttribute('title') || 'پرسش';
      f.loading = 'lazy';
      f.referrerPolicy = 'strict-origin-when-cross-origin';
      f.src = url;
      this.frame = f;
      this.box.append(f);
    }

    hear({ type, height }) {
      const s = this.frame.style;
      if (type === 'height' && typeof height === 'number' && height > 0 && height < Infinity) {
        s.height = `${Math.min(Math.max(Math.ceil(height), LEAST), MOST)}px`;
        s.opacity = s.pointerEvents = '';
        this.text.style.display = 'none';
      } else if (type === 'answer' && this.hasAttribute('answers')) {
        this.dispatchEvent(new CustomEvent('haft:answer', { bubbles: true }));
      }
    }
  }
  HaftQuiz.observedAttributes = ['src', 'theme'];

  addEventListener('message', ({ source, data }) => {
    if (!source || typeof data !== 'object' || !data || data.haftquiz !== 1) return;
    for (const el of live) if (el.frame && el.frame.contentWindow === source) el.hear(data);
  });
  customElements.define('haft-quiz', HaftQuiz);
})();
