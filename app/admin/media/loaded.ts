import { useEffect, useRef, useState } from 'react'
import { type Failure, failed } from '../../../contract/errors.ts'
import { explain } from '../unreachable.ts'

/** A record's details, fetched when it is opened. */
export function useLoaded<Answer>(load: (signal: AbortSignal) => Promise<Answer | Failure>) {
  const [answer, setAnswer] = useState<Answer>()
  const [problem, setProblem] = useState<string>()
  const first = useRef(load)
  useEffect(() => {
    const gone = new AbortController()
    first.current(gone.signal).then(
      (loaded) => (failed(loaded) ? setProblem(loaded.problem.reason) : setAnswer(loaded as Answer)),
      (error) => gone.signal.aborted || setProblem(explain(error)),
    )
    return () => gone.abort()
  }, [])
  return { answer, problem }
}
