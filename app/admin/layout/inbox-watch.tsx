import { useEffect } from 'react'
import { failed } from '../../../contract/errors.ts'
import { staffApi } from '../api.ts'

const aMinute = 60_000

/** Asks how many enquiries nobody has read: when it is put on a page, and every minute while somebody looks at it. */
export function InboxWatch({ onCount }: { onCount(unread: number): void }) {
  useEffect(() => {
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      // A lost session or connection is reported by the page itself.
      const counts = await staffApi.countEnquiries().catch(() => undefined)
      if (counts && !failed(counts)) onCount(counts.unread)
    }
    ask()
    const timer = setInterval(ask, aMinute)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [onCount])
  return null
}
