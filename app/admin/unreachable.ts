import { Unauthorised } from '../../contract/client.ts'
import type { Failure } from '../../contract/errors.ts'
import { NoConnection } from '../no-connection.ts'

/** The failure that stands for a call which never reached the shop; for `.catch`. */
export function unreachable(error: unknown): Failure {
  console.error(error)
  return { status: 0, problem: { title: 'Not done', reason: `${explain(error)} Please try again.` } }
}

/** Part of the sentence below, which pages show as a link. */
export const signInAgain = 'sign in again in another window'

/** Why a call was not answered. */
export const explain = (error: unknown): string =>
  error instanceof Unauthorised
    ? `You are no longer signed in: ${signInAgain}.`
    : 'The shop could not be reached just now.'

/** Whether a call was not answered or nobody was signed in; any other error is a bug of ours. */
export const isUnanswered = (error: unknown): boolean => error instanceof NoConnection || error instanceof Unauthorised
