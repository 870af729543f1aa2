import { useEffect, useState } from 'react'
import { type Failure, failed } from '../../contract/errors.ts'
import { unreachable } from './unreachable.ts'

type Ask<Question, Answer> = (question: Question, options: { signal: AbortSignal }) => Promise<Answer | Failure>
type Answered<Question, Answer> = { question: Question | null; answer?: Answer; problem?: string }

/**
 * Asks the shop about something that changes while somebody types, debounced. `question` is the one answered last;
 * `problem` says why it could not be answered. With `null` nothing is asked, and the last answer is forgotten. Pass the
 * same `ask`, and the same question until it changes, or it is asked again.
 */
export function useAnswerAsTyped<Question, Answer>(
  question: Question | null,
  ask: Ask<Question, Answer>,
  waitMs: number,
): Answered<Question, Answer> {
  const [answered, setAnswered] = useState<Answered<Question, Answer>>({ question: null })
  useEffect(() => {
    if (question === null) return setAnswered({ question: null })
    const gone = new AbortController()
    const { signal } = gone
    const fetchAnswer = async () => {
      const answer = await ask(question, { signal }).catch((error) => (signal.aborted ? undefined : unreachable(error)))
      if (!answer || signal.aborted) return
      if (failed(answer)) setAnswered((last) => ({ ...last, question, problem: answer.problem.reason }))
      else setAnswered({ question, answer: answer as Answer })
    }
    const wait = setTimeout(fetchAnswer, waitMs)
    return () => {
      clearTimeout(wait)
      gone.abort()
    }
  }, [question, ask, waitMs])
  return answered
}
