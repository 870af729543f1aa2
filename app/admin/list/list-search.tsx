import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { ListState } from './list-state.ts'

/** By history entry, search text that had not reached the address when the list was left. Going back restores it. */
const unsearched = new Map<string, string>()

/** The search field of a list; `/` focuses it from anywhere on the page. */
export function ListSearch({ state, label }: { state: ListState; label: string }) {
  const { key, search } = useLocation()
  const [text, setText] = useState(unsearched.get(key) ?? state.q)
  const input = useRef<HTMLInputElement>(null)
  const lastQuery = useRef(state.q)
  // A navigation cancels the pending search but keeps the typed text.
  if (!state.isLeaving && lastQuery.current !== state.q) {
    lastQuery.current = state.q
    if (text.trim() !== state.q) setText(state.q)
  }
  useEffect(() => {
    // A search that started now would cancel the navigation.
    if (state.isLeaving || text.trim() === lastQuery.current) return
    let wait: ReturnType<typeof setTimeout>
    const hold = () => clearTimeout(wait)
    const begin = () => {
      hold()
      wait = setTimeout(() => state.change({ q: text.trim(), page: null }), 200)
    }
    const gone = new AbortController()
    begin()
    // New results would move the pressed element before it is released.
    addEventListener('pointerdown', hold, gone)
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, begin, gone)
    return () => {
      hold()
      gone.abort()
    }
  }, [text, state])
  const left = useRef({ key, search, text })
  left.current = { key, search, text }
  useEffect(
    () => () => {
      const { key, search, text } = left.current
      if (text.trim() === (new URLSearchParams(search).get('q') ?? '')) unsearched.delete(key)
      else unsearched.set(key, text)
    },
    [],
  )
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement && event.target.matches('input, textarea, select, [contenteditable]')
      if (event.key !== '/' || typing) return
      event.preventDefault()
      input.current?.focus()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <input
      ref={input}
      type="search"
      value={text}
      onChange={(event) => setText(event.target.value)}
      aria-label={label}
      placeholder={label}
      className="min-h-11 w-full rounded-sm border border-line bg-white px-3 sm:w-72 lg:min-h-9"
    />
  )
}
