// What wp-embed.js of WordPress does, in our own words: it shows a frame once that has sent a message with
// the frame's secret, takes heights of 200 to 1000, and follows links of the frame's own host while it has the focus.
window.followed = [];
window.heights = [];
window.addEventListener('message', (event) => {
  const { data, source } = event;
  if (!data || !(data.secret || data.message || data.value) || /[^a-zA-Z0-9]/.test(data.secret)) return;
  const frames = document.querySelectorAll(`iframe[data-secret="${data.secret}"]`);
  for (const quote of document.querySelectorAll(`blockquote[data-secret="${data.secret}"]`)) quote.style.display = 'none';
  for (const frame of frames) {
    if (source !== frame.contentWindow) continue;
    frame.removeAttribute('style');
    if (data.message === 'height') {
      const height = Math.min(Math.max(parseInt(data.value, 10), 200), 1000);
      window.heights.push(data.value);
      frame.height = height;
    } else if (data.message === 'link') {
      const from = new URL(frame.getAttribute('src'));
      const to = new URL(data.value);
      if (['http:', 'https:'].includes(to.protocol) && from.host === to.host && document.activeElement === frame) window.followed.push(data.value);
    }
  }
});
for (const frame of document.querySelectorAll('iframe.wp-embedded-content')) {
  const secret = frame.dataset.secret;
  frame.contentWindow.postMessage({ message: 'ready', secret }, '*');
}
