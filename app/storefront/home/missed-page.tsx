import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { missedCookie } from '../../missed-page.ts'
import { latePart } from '../../ui/late-part.ts'

const MissedNote = latePart(() => import('../missed-page/missed-note.tsx'))

/** Shown to those who were sent home instead of to a page. */
export function MissedPage() {
  const { key } = useLocation()
  const [visit, setVisit] = useState('')
  useEffect(() => setVisit(document.cookie.includes(missedCookie) ? key : ''), [key])
  return (
    visit && (
      <Suspense>
        <MissedNote key={visit} />
      </Suspense>
    )
  )
}
