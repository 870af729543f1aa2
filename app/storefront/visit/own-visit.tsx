import { useState } from 'react'
import { isMissing } from '../../api.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadFailure } from '../layout/load-failure.tsx'
import { OrCallUs } from '../layout/or-call-us.tsx'
import { MoveVisit } from './move-visit.tsx'
import { useOwnVisit } from './own-visit-call.ts'
import { VisitSummary } from './visit-summary.tsx'

/** A visit by its link: anybody who has the link may see, move and cancel the visit. */
export default function OwnVisit({ visitKey }: { visitKey: string }) {
  const { visit, again, change } = useOwnVisit(visitKey)
  const [isMoving, setMoving] = useState<boolean>()
  if (!visit) return <p role="status">Loading your visit…</p>
  if (visit === 'gone') return <Gone />
  if (isMissing(visit)) return <LoadFailure {...visit} again={again} />
  if (isMoving)
    return (
      <MoveVisit
        visit={visit}
        onMove={async (startsAt) => {
          const problem = await change('move', startsAt)
          if (!problem) setMoving(false)
          return problem
        }}
        onLeave={() => setMoving(false)}
      />
    )
  return (
    <VisitSummary
      visit={visit}
      hasReturned={isMoving === false}
      onMove={() => setMoving(true)}
      onCancel={() => change('cancel')}
    />
  )
}

function Gone() {
  return (
    <>
      <h2 className="mt-1 text-h1">We cannot find this visit</h2>
      <p className="mt-6 max-w-text text-lead text-soft">
        Part of the link may be missing. Please open it from our email again
        <OrCallUs />
      </p>
      <p className="mt-6">
        <ButtonLink href="/visit">Plan a visit</ButtonLink>
      </p>
    </>
  )
}
