import { Unauthorised } from '../../contract/client.ts'
import type { Failure } from '../../contract/errors.ts'
import { NoConnection } from '../no-connection.ts'

/** The failure of a call that never reached the shop; for `.catch`. */
export function unreachable(error: unknown): Failure {
  console.error(error)
  return { status: 0, problem: { title: 'Not done', reason: `${explain(error)} Please try again.` } }
}

/** In the sentence below, and shown as a link. */
export const signInAgain = 'sign in again in another window'

/** Why a call has no answer. */
export const explain = (error: unknown): string =>
  error instanceof Unauthorised
    ? `You are no longer signed in: ${signInAgain}.`
    : 'The shop could not be reached just now.'

/** Whether a call got no answer, or found nobody signed in; any other error is a fault of ours. */
export const isUnanswered = (error: unknown): boolean => error instanceof NoConnection || error instanceof Unauthorised
