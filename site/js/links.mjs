// Where the page's rules are told: clause id to the address of its paragraph. The builder writes the
// list of the rule sets that the page asks about into the page.

/** @returns {Record<string, string>} */
export function clauseLinks() {
  return JSON.parse(document.getElementById('haft-clauses')?.textContent || '{}');
}
