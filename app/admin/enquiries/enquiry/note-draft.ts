import { useEffect, useState } from 'react'

/** A note that is being written: kept in the browser, as a reply is. */
export function useNoteDraft(uuid: string) {
  const key = `note-${uuid}`
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '')
  useEffect(() => {
    if (text.trim() === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  }, [key, text])
  return [text, setText] as const
}
