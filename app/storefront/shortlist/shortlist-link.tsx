import { useEffect } from 'react'
import { storageKey, useShortlist } from './shortlist.ts'

/** The number appears after hydration, and is positioned so that nothing moves. */
export function ShortlistLink() {
  useEffect(followStored, [])
  const count = useShortlist(({ pieces }) => pieces.length)
  return (
    <a href="/shortlist" className="heart relative">
      <span className="sr-only">Shortlist</span>
      {count > 0 && <span className="heart-count">{count}</span>}
    </a>
  )
}

/** Loads the code that reads the shortlist only once there is a list. Another tab may start one. */
function followStored(): () => void {
  const read = () => {
    if (hasStored()) import('./stored-shortlist.ts').catch(console.error)
  }
  read()
  window.addEventListener('storage', read)
  return () => window.removeEventListener('storage', read)
}

function hasStored(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}
