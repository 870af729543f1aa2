import { useEffect } from 'react'
import { failed } from '../../../contract/errors.ts'
import { staffApi } from '../api.ts'

const aMinute = 60_000

/** `unread`: enquiries that nobody has read. `today`: visitors who are expected today. */
export type Counts = { unread: number; today: number }

/** Asks for both: when it is put on a page, and every minute while somebody looks at it. */
export function InboxWatch({ onCount }: { onCount(counts: Counts): void }) {
  useEffect(() => {
    let asking = new AbortController()
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      asking.abort()
      asking = new AbortController()
      const { signal } = asking
      const options = { signal }
      // A lost session or connection is reported by the page itself.
      const answers = await Promise.all([
        staffApi.countEnquiries(undefined, options),
        staffApi.countBookings(undefined, options),
      ]).catch(() => undefined)
      if (!answers || signal.aborted) return
      const [enquiries, visits] = answers
      if (!failed(enquiries) && !failed(visits)) onCount({ unread: enquiries.unread, today: visits.today })
    }
    ask()
    const timer = setInterval(ask, aMinute)
    document.addEventListener('visibilitychange', ask)
    return () => {
      asking.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [onCount])
  return null
}
