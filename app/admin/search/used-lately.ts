import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { z } from 'zod'

/** `note`: the list that the record is in. */
const Used = z.object({ to: z.string().startsWith('/admin'), label: z.string(), note: z.string() })
export type Used = z.infer<typeof Used>

const kept = 6
const keys = 'used-lately-'
/** The key includes the member, because several may sign in with the same browser. */
const keyOf = (memberUuid: string) => `${keys}${memberUuid}`

/** Forgets the recent pages of all members in this browser. */
export function forgetUsedLately(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(keys)) localStorage.removeItem(key)
  } catch {
    // A browser that refuses storage has nothing to forget.
  }
}

/** The pages that this member opened last in this browser, the latest first. */
export function readUsedLately(memberUuid: string): Used[] {
  try {
    const stored = z.array(Used).safeParse(JSON.parse(localStorage.getItem(keyOf(memberUuid)) ?? '[]'))
    return stored.success ? stored.data : []
  } catch {
    return []
  }
}

/** Remembers the open page under this name. */
export function useUsedLately(memberUuid: string, label: string | undefined, note = ''): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (label) remember(memberUuid, { to: pathname, label, note })
  }, [memberUuid, pathname, label, note])
}

function remember(memberUuid: string, used: Used): void {
  const others = readUsedLately(memberUuid).filter(({ to }) => to !== used.to)
  try {
    localStorage.setItem(keyOf(memberUuid), JSON.stringify([used, ...others].slice(0, kept)))
  } catch {
    // A browser that refuses storage lists nothing.
  }
}
