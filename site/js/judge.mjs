// Two judges, one shape of verdict. Neither knows a rule: the baked one compares the response with
// the answer that Python computed at build, the live one asks Python here and now.

import { askPython } from './python.mjs';

/**
 * @typedef {object} Reason
 * @property {string | null} value
 * @property {string | null} label
 * @property {boolean | null} legal
 * @property {boolean} [chosen]
 * @property {boolean | null} [right]
 * @property {string} text
 * @property {string | null} clause
 */
/** @typedef {'yes' | 'no' | 'partly'} Correct */
/**
 * @typedef {object} Verdict
 * @property {Correct} correct
 * @property {string} text
 * @property {Reason[]} reasons
 * @property {{id: string, text: string}[]} assumed
 */
/**
 * @typedef {object} Baked
 * @property {string[]} answer
 * @property {Record<Correct, string>} texts
 * @property {Reason[]} reasons
 * @property {{id: string, text: string}[]} assumed
 */

/** «هیچ‌کدام» is the empty choice. */
const NONE = 'none';

/**
 * @param {Baked} baked
 * @param {string} kind the form's kind: choose, one, number, fields
 * @param {string[]} response canonical values
 * @param {string[]} offered values of all options of the form
 * @returns {Verdict}
 */
export function judgeBaked(baked, kind, response, offered) {
  const answer = withoutNone(baked.answer);
  const chosen = withoutNone(response);
  const same = answer.size === chosen.size && [...answer].every((value) => chosen.has(value));
  const correct = same ? 'yes' : kind !== 'one' && partly(answer, chosen, offered) ? 'partly' : 'no';
  const reasons = baked.reasons.map((reason) => {
    if (reason.value === null || kind === 'number' || kind === 'fields') {
      return { ...reason, chosen: false, right: null };
    }
    const ticked = chosen.has(reason.value);
    return { ...reason, chosen: ticked, right: ticked === answer.has(reason.value) };
  });
  return { correct, text: baked.texts[correct] ?? baked.texts.no, reasons, assumed: baked.assumed };
}

/**
 * @param {string} scenario canonical text
 * @param {string[]} response
 * @returns {Promise<Verdict & {error?: {kind: string, message: string}}>}
 */
export function judgeLive(scenario, response) {
  return askPython({ do: 'judge', scenario, response });
}

/** @param {string[]} values */
function withoutNone(values) {
  return new Set(values.filter((value) => value !== NONE));
}

/**
 * Some options, not all, were treated rightly, and one of the right ones was found.
 * @param {Set<string>} answer
 * @param {Set<string>} chosen
 * @param {string[]} offered
 */
function partly(answer, chosen, offered) {
  const found = [...chosen].some((value) => answer.has(value));
  const missed = offered.some((value) => value !== NONE && answer.has(value) !== chosen.has(value));
  return found && (missed || offered.length === 0);
}
