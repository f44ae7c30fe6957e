// Two judges, one shape of verdict. Neither knows a rule: the baked one compares the response with
// the answer that Python computed at build, the live one asks Python here and now.

import { NONE } from './form.mjs';
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
/** A wrong idea that leads to just this answer. @typedef {{id: string, idea: string, why: string, clause: string | null}} Idea */
/**
 * @typedef {object} Verdict
 * @property {Correct} correct
 * @property {string} text
 * @property {string[]} answer canonical values of the right answer
 * @property {Reason[]} reasons
 * @property {{id: string, text: string}[]} assumed
 * @property {Idea | null} misconception
 */
/**
 * @typedef {object} Baked
 * @property {string[]} answer
 * @property {Record<Correct, string>} texts
 * @property {string[]} hints gentlest first
 * @property {(Idea & {answer: string[]})[]} misconceptions
 * @property {Reason[]} reasons
 * @property {{id: string, text: string}[]} assumed
 */

/**
 * @param {Baked} baked
 * @param {string} kind the form's kind: choose, one, number, fields, ranking
 * @param {string[]} response canonical values
 * @param {string[]} offered values of all options of the form
 * @returns {Verdict}
 */
export function judgeBaked(baked, kind, response, offered) {
  const answer = withoutNone(baked.answer);
  const chosen = withoutNone(response);
  const half = kind !== 'one' && partly(answer, chosen, offered);
  const correct = same(answer, chosen) ? 'yes' : half ? 'partly' : 'no';
  const reasons = baked.reasons.map((reason) => {
    if (reason.value === null || !offered.length) return { ...reason, chosen: false, right: null };
    const ticked = chosen.has(reason.value);
    return { ...reason, chosen: ticked, right: ticked === answer.has(reason.value) };
  });
  const text = baked.texts[correct] ?? baked.texts.no;
  const idea = baked.misconceptions.find((it) => same(withoutNone(it.answer), chosen)) ?? null;
  return { correct, text, answer: baked.answer, reasons, assumed: baked.assumed, misconception: idea };
}

/**
 * @param {Set<string>} one
 * @param {Set<string>} other
 */
function same(one, other) {
  return one.size === other.size && [...one].every((value) => other.has(value));
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
