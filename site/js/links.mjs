// Where rules are told: clause id to the address of its paragraph. The builder writes what a quiz
// cites beside it, and into the page the whole list of the documents that its quizzes come from.

/**
 * @param {HTMLElement} quiz
 * @returns {Record<string, string>}
 */
export function linksOf(quiz) {
  const page = JSON.parse(document.getElementById('haft-clauses')?.textContent || '{}');
  const { links } = JSON.parse(quiz.querySelector('script.haft-data')?.textContent || '{}');
  return { ...page, ...links };
}
