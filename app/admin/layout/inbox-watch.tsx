import { useEffect } from 'react'
import { failed } from '../../../contract/errors.ts'
import { staffApi } from '../api.ts'

const minuteMs = 60_000

/** `unread`: enquiries that nobody has read. `today`: visitors expected today. */
export type Counts = { unread: number; today: number }

/** Polls both counts: on mount, and every minute while the tab is visible. */
export function InboxWatch({ onCount }: { onCount(counts: Counts): void }) {
  useEffect(() => {
    let asking = new AbortController()
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      asking.abort()
      asking = new AbortController()
      const { signal } = asking
      const options = { signal }
      // The page itself reports a lost session or connection.
      const answers = await Promise.all([
        staffApi.countEnquiries(undefined, options),
        staffApi.countBookings(undefined, options),
      ]).catch(() => undefined)
      if (!answers || signal.aborted) return
      const [enquiries, visits] = answers
      if (!failed(enquiries) && !failed(visits)) onCount({ unread: enquiries.unread, today: visits.today })
    }
    ask()
    const timer = setInterval(ask, minuteMs)
    document.addEventListener('visibilitychange', ask)
    return () => {
      asking.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [onCount])
  return null
}
