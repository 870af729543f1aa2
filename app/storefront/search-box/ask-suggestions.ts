import { type RefObject, useEffect, useState } from 'react'
import { browserApi, orElse } from '../../api.ts'
import { groupSuggestions, type SuggestedGroup } from './suggested.ts'

const pauseMs = 300
type Answer = { text: string; groups: SuggestedGroup[] }

/** Asks once typing pauses; what was asked before and is no longer wanted is cancelled and forgotten. */
export function useSuggestions(text: string): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (text === '') return
    const leaving = new AbortController()
    const ask = async () => {
      const found = await orElse(browserApi(leaving.signal).suggest({ q: text }), null)
      if (!leaving.signal.aborted) setAnswer({ text, groups: found ? groupSuggestions(found) : [] })
    }
    const timer = setTimeout(() => {
      ask().catch((error: unknown) => leaving.signal.aborted || console.error(error))
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [text])
  return text === '' ? undefined : answer
}

/** What stands in the field, without the space around it. */
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
