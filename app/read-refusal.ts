import type { Failure } from '../contract/errors.ts'

const unreachable = 'We could not be reached just now. Please try again.'

/**
 * The reason for a refusal in the shop's own words: a proxy in front of the shop may have answered instead, with a page
 * of HTML. `answer` is null if there was none.
 */
export const readRefusal = (answer: Failure | null): string =>
  !answer || answer.status === 408 || answer.status > 500 ? unreachable : answer.problem.reason
