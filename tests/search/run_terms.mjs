// Prints what the browser's folding makes of the table: one JSON list of lists.

import { readFileSync } from 'node:fs';

import { terms } from '../../site/js/search-terms.mjs';

const cases = JSON.parse(readFileSync(new URL('./cases.json', import.meta.url), 'utf8'));
console.log(JSON.stringify(cases.map((each) => terms(each.text))));
