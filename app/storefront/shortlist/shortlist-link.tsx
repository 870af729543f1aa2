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

/** Loads the code that reads the shortlist only once there is a list. */
function followStored(): () => void {
  const read = () => {
    if (hasStored()) import('./stored-shortlist.ts').catch(console.error)
  }
  read()
  for (const sign of signs) addEventListener(sign, read)
  return () => {
    for (const sign of signs) removeEventListener(sign, read)
  }
}

/** Another tab may have started a list, also while this page waited for Back. */
const signs = ['storage', 'pageshow']

function hasStored(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}
