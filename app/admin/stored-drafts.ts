import { useEffect, useState } from 'react'

const kinds = ['reply', 'note'] as const
type Kind = (typeof kinds)[number]

/** What is being written to or about something: kept in this tab until it is sent, emptied, or its writer signs out. */
export function useStoredDraft<Draft>(kind: Kind, uuid: string, fresh: Draft, isBegun: (draft: Draft) => boolean) {
  const key = `${kind}-${uuid}`
  const [draft, setDraft] = useState(() => readStored<Draft>(key) ?? fresh)
  const stored = isBegun(draft) ? JSON.stringify(draft) : null
  useEffect(() => {
    if (stored === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, stored)
  }, [key, stored])
  /** Also once its form has gone. */
  const putBack = (kept: Draft) => {
    sessionStorage.setItem(key, JSON.stringify(kept))
    setDraft(kept)
  }
  return [draft, setDraft, putBack] as const
}

export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage))
    if (kinds.some((kind) => key.startsWith(`${kind}-`))) sessionStorage.removeItem(key)
}

function readStored<Draft>(key: string): Draft | undefined {
  const stored = sessionStorage.getItem(key)
  return stored ? (JSON.parse(stored) as Draft) : undefined
}
