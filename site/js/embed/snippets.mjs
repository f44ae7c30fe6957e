// The three pieces of HTML that put a quiz into somebody's page, from the humblest to the best fitting.

/**
 * What is to be embedded: a scenario of the site (`id`), or one that stands in the address (`query`).
 * @typedef {{site: string, title: string, page: string, id?: string, query?: URLSearchParams,
 *   height: number}} Subject `height`: what its quiz takes here, in pixels
 */
/** @typedef {{name: string, title: string, about: string, code: string}} Snippet */

/** What a frame needs beside the quiz: its margins and foot, and some room for a narrower column. */
const FRAME_MORE = 180;
const SIGNS = /** @type {Record<string, string>} */ ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' });

/** @param {string} text */
export function escape(text) {
  return text.replace(/[&<>"]/gu, (sign) => SIGNS[sign]);
}

/** The address of the frame. @param {Subject} subject */
export function frameAddress({ site, id, query }) {
  return id ? `${site}e/${id}/` : `${site}e/?${query}`;
}

/**
 * @param {Subject} subject
 * @returns {Snippet[]}
 */
export function snippets(subject) {
  const { site, title, page, id, height } = subject;
  const frame = escape(frameAddress(subject));
  const words = escape(title);
  const link = `<a href="${escape(page)}">${words}</a>`;
  const picture = `<img src="${escape(site)}e/${id}/picture.png" alt="${words}" width="600" height="315">`;
  return [
    {
      name: 'link',
      title: id ? 'پیوند با تصویر' : 'پیوند',
      about: 'همه‌جا کار می‌کند، حتی جایی که قاب و اسکریپت نمی‌پذیرند؛ پرسش در صفحهٔ خودش باز می‌شود.',
      code: id ? `<a href="${escape(page)}">${picture}</a>` : link,
    },
    {
      name: 'frame',
      title: 'قاب ساده',
      about: 'پرسش همان‌جا در نوشتهٔ تو جواب داده می‌شود. بلندی‌اش ثابت است؛ اگر کم بود، درون قاب می‌لغزد.',
      code:
        `<iframe src="${frame}" title="پرسش: ${words}" width="100%" height="${Math.ceil(height) + FRAME_MORE}" loading="lazy" ` +
        'style="border:0"></iframe>',
    },
    {
      name: 'element',
      title: 'قابِ خودتنظیم',
      about: 'همان قاب، که بلندی‌اش را خودش جور می‌کند. برای جایی که اسکریپت می‌پذیرد.',
      code: `${elementTag(subject, link)}\n<script async src="${escape(site)}embed/v1.js"></` + 'script>',
    },
  ];
}

/**
 * @param {Subject} subject
 * @param {string} inside what readers without script see
 */
function elementTag(subject, inside) {
  const { query, id } = subject;
  if (id || !query) return `<haft-quiz src="${escape(frameAddress(subject))}">${inside}</haft-quiz>`;
  const plain = [...query].every(([name]) => /^[a-z][a-z0-9-]*$/u.test(name) && !['id', 'title', 's'].includes(name));
  // What an attribute cannot say (a title, a line of one's own) goes into the address.
  if (!plain) return `<haft-quiz src="${escape(frameAddress(subject))}">${inside}</haft-quiz>`;
  const attributes = [...query].map(([name, value]) => ` ${name}="${escape(value)}"`).join('');
  return `<haft-quiz${attributes}>${inside}</haft-quiz>`;
}
