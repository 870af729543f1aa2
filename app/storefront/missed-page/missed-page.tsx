import { Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { missedCookie } from '../../missed-cookie.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const MissedNote = lazyPart(() => import('./missed-note.tsx'))

/** For visitors who were sent home in place of a page. */
export function MissedPage() {
  const { key } = useLocation()
  const isLeaving = useNavigation().state !== 'idle'
  const [visit, setVisit] = useState('')
  // During a navigation, the cookie is meant for the page that opens next.
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
