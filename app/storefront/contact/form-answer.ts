import { Unauthorised } from '../../../contract/client.ts'
import { type Failure, failed } from '../../../contract/errors.ts'

const unreachable = 'We could not be reached just now. Nothing you wrote is lost: please try again.'

/**
 * The result of a submitted form. `words` has the reasons for refusals that name no field, by status: they are ours,
 * because the response may come from a proxy. The one for 503 covers all statuses from 500.
 */
export async function readAnswer<Answer>(
  sent: Promise<Answer | Failure>,
  words: Record<number, string>,
): Promise<Answer | Failure> {
  try {
    const answer = await sent
    const reason = failed(answer) && { 408: unreachable, ...words }[answer.status > 500 ? 503 : answer.status]
    return reason ? refuse(answer.status, reason) : answer
  } catch (error) {
    console.error(error)
    return error instanceof Unauthorised ? refuse(401, words[401]) : refuse(0)
  }
}

const refuse = (status: number, reason = unreachable): Failure => ({ status, problem: { title: reason, reason } })
