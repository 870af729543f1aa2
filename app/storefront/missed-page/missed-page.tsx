import { Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { missedCookie } from '../../missed-cookie.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const MissedNote = lazyPart(() => import('./missed-note.tsx'))

/** Shown to those who were sent home instead of to a page. */
export function MissedPage() {
  const { key } = useLocation()
  const isLeaving = useNavigation().state !== 'idle'
  const [visit, setVisit] = useState('')
  // While a navigation is under way, the cookie is meant for the page that opens next.
  useEffect(() => {
    if (!isLeaving && document.cookie.includes(missedCookie)) setVisit(key)
  }, [key, isLeaving])
  return (
    visit === key && (
      <Suspense>
        <MissedNote key={visit} />
      </Suspense>
    )
  )
}
