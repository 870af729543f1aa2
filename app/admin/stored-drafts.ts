import { useEffect, useState } from 'react'

const kinds = ['reply', 'note'] as const
type Kind = (typeof kinds)[number]

type Options<Draft> = {
  fresh: Draft
  isBegun(draft: Draft): boolean
  /** Combines the draft that Undo brings back with the text written since. */
  join(kept: Draft, now: Draft): Draft
}

/** A draft about a record, kept in this tab until it is sent or emptied, or its author signs out. */
export function useStoredDraft<Draft>(kind: Kind, uuid: string, { fresh, isBegun, join }: Options<Draft>) {
  const key = `${kind}-${uuid}`
  const [draft, setDraft] = useState(() => readStored<Draft>(key) ?? fresh)
  const stored = isBegun(draft) ? JSON.stringify(draft) : null
  useEffect(() => {
    if (stored === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, stored)
  }, [key, stored])
  /** Works even after the form was unmounted. */
  const putBack = (kept: Draft) => {
    const now = readStored<Draft>(key)
    const whole = now === undefined ? kept : join(kept, now)
    sessionStorage.setItem(key, JSON.stringify(whole))
    setDraft(whole)
  }
  /** Deletes a draft that was sent, even after its form was unmounted. Text typed since stays. */
  const drop = (sent: Draft) => {
    const written = JSON.stringify(sent)
    if (sessionStorage.getItem(key) === written) sessionStorage.removeItem(key)
    setDraft((now) => (JSON.stringify(now) === written ? fresh : now))
  }
  return { draft, setDraft, putBack, drop }
}

export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage))
    if (kinds.some((kind) => key.startsWith(`${kind}-`))) sessionStorage.removeItem(key)
}

function readStored<Draft>(key: string): Draft | undefined {
  const stored = sessionStorage.getItem(key)
  return stored ? (JSON.parse(stored) as Draft) : undefined
}
