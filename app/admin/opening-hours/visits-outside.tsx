import { useEffect, useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import { staffApi } from '../api.ts'
import { OutsideNote } from './outside-note.tsx'

/** The visits that the hours do not allow, as they are when it is put on the page. */
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
