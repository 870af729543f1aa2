import { type RefObject, useEffect, useState } from 'react'
import { pageAsked } from '../layout/page-asked.ts'
import { step } from './suggested.ts'

type Field = RefObject<HTMLInputElement | null>

/** The keys of a field with a list or a message below: arrows select, Enter follows, Escape and leaving close it. */
export function useFieldKeys(field: Field, listId: string, amount: number, shown: unknown, hasMessage: boolean) {
  const [closedFor, setClosedFor] = useState<unknown>()
  const [place, setPlace] = useState(-1)
  const open = (amount > 0 || hasMessage) && closedFor !== shown
  const active = open && place < amount ? place : -1

  useEffect(() => {
    if (shown) setPlace(-1)
  }, [shown])

  useEffect(() => {
    const input = field.current
    const listening = new AbortController()
    const close = () => setClosedFor(shown)
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing) return
      const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
      if (by && amount > 0) {
        event.preventDefault()
        setClosedFor(undefined)
        setPlace(open ? step(active, by, amount) : step(-1, by, amount))
      } else if (event.key === 'Escape' && open) {
        event.preventDefault()
        close()
      } else if (event.key === 'Enter' && open && active >= 0) {
        event.preventDefault()
        document.getElementById(`${listId}-${active}`)?.click()
      }
    }
    const { signal } = listening
    input?.addEventListener('keydown', onKey, { signal })
    // Enter searches for the typed text, not for a suggestion to an earlier text.
    input?.addEventListener('input', () => setPlace(-1), { signal })
    const box = input?.closest('search')
    // A message has a button, which Tab reaches by way of the search button.
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!hasMessage || !box?.contains(relatedTarget as Node | null)) close()
    }
    box?.addEventListener('focusout', leave, { signal })
    input?.form?.addEventListener('submit', close, { signal })
    document.addEventListener(pageAsked, close, { signal })
    return () => listening.abort()
  }, [field, listId, amount, shown, hasMessage, open, active])

  return { open, active }
}

/** Turns the plain field into a combobox with a list. */
export function useComboboxField(field: Field, listId: string, open: boolean, active: number) {
  useEffect(() => {
    const input = field.current
    if (!input) return
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-haspopup', 'listbox')
    input.setAttribute('aria-controls', listId)
    input.setAttribute('aria-expanded', String(open))
    if (active >= 0) input.setAttribute('aria-activedescendant', `${listId}-${active}`)
    else input.removeAttribute('aria-activedescendant')
  }, [field, listId, open, active])
}
