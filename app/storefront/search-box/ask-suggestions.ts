import { type RefObject, useEffect, useState } from 'react'
import { browserApi, isMissing, orMissing } from '../../api.ts'
import { pageAsked } from '../layout/page-asked.ts'
import { groupSuggestions, type SuggestedGroup } from './suggested.ts'

const pauseMs = 300
type Answer = { text: string; groups: SuggestedGroup[]; isMissing: boolean }

/**
 * Requests suggestions, debounced. An outdated request is cancelled, and so is one whose field was submitted or left,
 * or which a navigation has overtaken: its list would open over the new page.
 */
export function useSuggestions(field: RefObject<HTMLInputElement | null>, text: string) {
  const [answer, setAnswer] = useState<Answer>()
  const [retried, retry] = useState({ text: '' })
  useEffect(() => {
    if (text === '') return
    const leaving = new AbortController()
    const ask = async () => {
      const found = await orMissing(browserApi(leaving.signal).suggest({ q: text }))
      if (leaving.signal.aborted) return
      setAnswer({ text, isMissing: isMissing(found), groups: isMissing(found) ? [] : groupSuggestions(text, found) })
    }
    const timer = setTimeout(
      () => {
        ask().catch((error: unknown) => leaving.signal.aborted || console.error(error))
      },
      retried.text === text ? 0 : pauseMs,
    )
    const stop = () => {
      clearTimeout(timer)
      leaving.abort()
    }
    const { signal } = leaving
    field.current?.addEventListener('blur', stop, { signal })
    field.current?.form?.addEventListener('submit', stop, { signal })
    document.addEventListener(pageAsked, stop, { signal })
    return stop
  }, [field, text, retried])
  const again = () => {
    // Screen readers announce the same message again only if it had disappeared.
    setAnswer(undefined)
    retry({ text })
  }
  return { answer: text === '' ? undefined : answer, again }
}

/** The text of the field, trimmed. */
export function useText(field: RefObject<HTMLInputElement | null>): string {
  const [text, setText] = useState(field.current?.value.trim() ?? '')
  useEffect(() => {
    const input = field.current
    const read = () => setText(input?.value.trim() ?? '')
    read()
    input?.addEventListener('input', read)
    return () => input?.removeEventListener('input', read)
  }, [field])
  return text
}
