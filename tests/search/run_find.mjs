// Answers questions by the browser's own program. Standard input: {"index", "asked": [[query, here]]}.

import { readFileSync } from 'node:fs';

import { SearchIndex } from '../../site/js/search-index.mjs';

const { index, asked } = JSON.parse(readFileSync(0, 'utf8'));
const search = new SearchIndex(index);
const answers = asked.map(([query, here]) => search.find(query, here, 5).found);
console.log(JSON.stringify(answers));
