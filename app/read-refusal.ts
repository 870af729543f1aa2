import type { Failure } from '../contract/errors.ts'

const unreachable = 'We could not be reached just now. Please try again.'

/**
 * Why something was refused, in the shop's own words: a proxy in front of it may have answered instead, with a page of HTML.
 * `answer` is null where none came.
 */
export const readRefusal = (answer: Failure | null): string =>
  !answer || answer.status === 408 || answer.status > 500 ? unreachable : answer.problem.reason
