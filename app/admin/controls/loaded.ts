import { useEffect, useRef, useState } from 'react'
import { type Failure, failed } from '../../../contract/errors.ts'
import { explain } from '../unreachable.ts'

/** The data of a part of a page, fetched when the part opens, and again when `key` changes or on `tryAgain`. */
export function useLoaded<Answer>(load: (signal: AbortSignal) => Promise<Answer | Failure>, key = '') {
  const [answer, setAnswer] = useState<Answer>()
  const [refusal, setRefusal] = useState<{ asked: string; reason: string }>()
  const [tries, setTries] = useState(0)
  const asked = `${key} ${tries}`
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })
  useEffect(() => {
    const gone = new AbortController()
    const refuse = (reason: string) => gone.signal.aborted || setRefusal({ asked, reason })
    latest.current(gone.signal).then(
      (loaded) => (failed(loaded) ? refuse(loaded.problem.reason) : gone.signal.aborted || setAnswer(() => loaded)),
      (error) => refuse(explain(error)),
    )
    return () => gone.abort()
  }, [asked])
  const problem = refusal?.asked === asked ? refusal.reason : undefined
  return { answer, problem, tryAgain: () => setTries(tries + 1) }
}
