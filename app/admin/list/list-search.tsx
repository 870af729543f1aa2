import { useEffect, useRef, useState } from 'react'
import type { ListState } from './list-state.ts'

/** The search of a list; `/` focuses it from anywhere on the page. */
export function ListSearch({ state, label }: { state: ListState; label: string }) {
  const [text, setText] = useState(state.q)
  const input = useRef<HTMLInputElement>(null)
  const lastQuery = useRef(state.q)
  if (lastQuery.current !== state.q) {
    lastQuery.current = state.q
    if (text.trim() !== state.q) setText(state.q)
  }
  useEffect(() => {
    if (text.trim() === lastQuery.current) return
    const wait = setTimeout(() => state.change({ q: text.trim(), page: null }), 200)
    return () => clearTimeout(wait)
  }, [text, state])
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
