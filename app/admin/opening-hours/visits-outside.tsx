import { useEffect, useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import { staffApi } from '../api.ts'
import { OutsideNote } from './outside-note.tsx'

/** Warns of visits outside the opening hours, counted when this mounts. */
export function VisitsOutside() {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const asking = new AbortController()
    staffApi
      .countBookings(undefined, { signal: asking.signal })
      .then((answer) => failed(answer) || setCount(answer.outside))
      .catch((error: unknown) => asking.signal.aborted || console.error(error))
    return () => asking.abort()
  }, [])
  return <OutsideNote count={count} />
}
