import { useEffect, useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { Role } from '../../../contract/staff.ts'
import { staffApi } from '../api.ts'
import { listTargets, showFound, type Target } from './places.ts'

/** What these letters lead to: rooms and beginnings at once, the rest as soon as the shop has answered. */
export function useFound(typed: string, role: Role): { targets: Target[]; searching: boolean } {
  const q = typed.trim()
  const [answer, setAnswer] = useState<{ q: string; targets: Target[] }>({ q: '', targets: [] })
  useEffect(() => {
    if (q === '') return
    const asking = new AbortController()
    const ask = async () => {
      const found = await staffApi.searchDesk({ q }, { signal: asking.signal })
      setAnswer({ q, targets: failed(found) ? [] : found.map(showFound) })
    }
    const wait = setTimeout(() => ask().catch((error: unknown) => asking.signal.aborted || console.error(error)), 120)
    return () => {
      clearTimeout(wait)
      asking.abort()
    }
  }, [q])
  const words = q.toLowerCase().split(/\s+/)
  const near = listTargets(role).filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
  return { targets: [...(q === '' ? [] : answer.targets), ...near], searching: q !== '' && answer.q !== q }
}
