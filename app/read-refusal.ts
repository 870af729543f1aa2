import type { Failure } from '../contract/errors.ts'

/** Why something was refused, in the shop's own words: a proxy in front of it may have answered instead, with a page of HTML. */
export const readRefusal = ({ status, problem }: Failure, instead: string): string =>
  status === 408 || status > 500 ? instead : problem.reason
