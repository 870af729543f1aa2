import type { Failure } from '../../contract/errors.ts'

/** What a call comes to that never reached the shop; for `.catch`. */
export function unreachable(error: unknown): Failure {
  console.error(error)
  const reason = 'The shop could not be reached just now. Please try again.'
  return { status: 0, problem: { title: 'Not done', reason } }
}
