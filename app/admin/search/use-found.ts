import { useEffect, useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { Found } from '../../../contract/staff/search.ts'
import type { Member } from '../../../contract/staff/sign-in.ts'
import { staffApi } from '../api.ts'
import { listTargets, listUsedLately, rankTargets, showFound, type Target } from './places.ts'
import { readUsedLately } from './used-lately.ts'

/**
 * The targets that match these letters: first exact names; then records, places and settings, and enquiries that
 * contain them. Before anything is typed, what was used lately and then all places. Places appear immediately, the rest when the API has answered.
 */
export function useFound(typed: string, { role, uuid }: Member): { targets: Target[]; searching: boolean } {
  const q = typed.trim()
  const [answer, setAnswer] = useState<{ q: string; found: Found[] }>({ q: '', found: [] })
  useEffect(() => {
    if (q === '') return
    const asking = new AbortController()
    const ask = async () => {
      const found = await staffApi.searchBackOffice({ q }, { signal: asking.signal })
      setAnswer({ q, found: failed(found) ? [] : found })
    }
    const wait = setTimeout(() => ask().catch((error: unknown) => asking.signal.aborted || console.error(error)), 120)
    return () => {
      clearTimeout(wait)
      asking.abort()
    }
  }, [q])
  const found = q === '' ? [] : answer.found
  const show = (wanted: boolean) => found.filter(({ kind }) => (kind === 'enquiry') === wanted).map(showFound)
  return {
    targets:
      q === ''
        ? listUsedLately(readUsedLately(uuid), listTargets(role, q))
        : rankTargets([...show(false), ...listTargets(role, q), ...show(true)], q),
    searching: q !== '' && answer.q !== q,
  }
}
