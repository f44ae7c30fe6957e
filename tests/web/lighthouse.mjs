// Runs Lighthouse on addresses and prints, for each, its scores and what it finds amiss, as JSON.
// Arguments: the path of Chromium, then the addresses.

import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const [chromePath, ...urls] = process.argv.slice(2);
const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-sync'];
const chrome = await launch({ chromePath, chromeFlags, logLevel: 'silent' });
const results = {};
for (const url of urls) {
  const run = await lighthouse(url, { port: chrome.port, logLevel: 'silent', output: 'json' });
  const { categories, audits } = run.lhr;
  const scores = Object.fromEntries(
    Object.values(categories).map((it) => [it.id, Math.round((it.score ?? 0) * 100)]),
  );
  const amiss = Object.values(categories).flatMap((category) =>
    category.auditRefs
      .filter(({ id, weight }) => weight && (audits[id].score ?? 1) < 1)
      .map(({ id }) => `${category.id}: ${id} ${audits[id].displayValue ?? ''}`),
  );
  results[url] = { scores, amiss, shift: audits['cumulative-layout-shift'].numericValue };
}
await chrome.kill();
console.log(JSON.stringify(results));
