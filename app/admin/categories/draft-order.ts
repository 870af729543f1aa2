import { startTransition, useEffect, useRef, useState } from 'react'
import type { Failure } from '../../../contract/errors.ts'
import { withdrawUndo } from '../controls/notices.tsx'
import { orderOf, useKeptOrder } from '../list/order-button.tsx'

/**
 * A list that shows its new order immediately, while it is being saved. Orders are saved in turn; of
 * several that wait, only the last is sent.
 */
export function useDraftOrder<Row>(name: string, rows: Row[], send: (rows: Row[]) => Promise<null | Failure>) {
  const keep = useKeptOrder(name, send)
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
    /** An order that is not offered to be taken back is taken back with the next one. */
    const mayOffer = () => {
      if (wanted.current !== next) return false
      before.current = next
      return true
    }
    await keep(next, before.current, mayOffer)
    if (wanted.current === next) startTransition(() => setDraft(undefined))
  }
  const order = (next: Row[]) => {
    if (draft === undefined) before.current = rows
    withdrawUndo(orderOf(name))
    wanted.current = next
    setDraft(next)
    turn.current = turn.current.then(() => save(next))
  }
  return [draft ?? rows, order] as const
}
