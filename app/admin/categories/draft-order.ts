import { startTransition, useEffect, useRef, useState } from 'react'

/**
 * A list that shows its new order immediately, while it is being saved. Orders are saved one after the other; of
 * several that wait, only the last is sent.
 */
export function useDraftOrder<Row>(rows: Row[], keep: (rows: Row[], before: Row[]) => Promise<boolean>) {
  const [draft, setDraft] = useState<Row[]>()
  const wanted = useRef<Row[]>(undefined)
  const before = useRef(rows)
  const turn = useRef(Promise.resolve())
  useEffect(() => {
    if (draft === undefined) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [draft])
  const save = async (next: Row[]) => {
    if (wanted.current !== next) return
    if (await keep(next, before.current)) before.current = next
    if (wanted.current === next) startTransition(() => setDraft(undefined))
  }
  const order = (next: Row[]) => {
    if (draft === undefined) before.current = rows
    wanted.current = next
    setDraft(next)
    turn.current = turn.current.then(() => save(next))
  }
  return [draft ?? rows, order] as const
}
