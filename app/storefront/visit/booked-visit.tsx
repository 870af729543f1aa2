import { useEffect, useRef } from 'react'
import { formatVisitTime } from '../../../contract/dates/visit-time.ts'
import { useSite } from '../layout/site.ts'
import type { Booked } from './booking.ts'
import { VisitActions } from './visit-actions.tsx'
import { VisitPlace } from './visit-place.tsx'

/** Confirms a booking, and shows the link to the visit: a visitor without an email address gets no mail with it. */
export function BookedVisit({ booked }: { booked: Booked }) {
  const { publicUrl } = useSite().settings
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    // Comes second, because a zoomed-in header may fill the window.
    heading.current?.focus()
  }, [])
  return (
    <section aria-labelledby="booked" className="grid gap-8">
      <div>
        <p className="label">Your visit is booked</p>
        <h1 id="booked" ref={heading} tabIndex={-1} className="mt-1 text-h1 outline-none">
          See you on {formatVisitTime(booked.startsAt)}
        </h1>
        {booked.mailed && (
          <p className="mt-4 text-lead text-soft">
            A confirmation is on its way to {booked.email}
            {booked.reminded && ', and we remind you on the day before'}.
          </p>
        )}
      </div>
      <VisitPlace />
      <VisitActions calendarUrl={booked.calendarUrl}>
        <a href={booked.manageUrl} className="plain-link inline-flex min-h-12 items-center">
          Move or cancel
        </a>
      </VisitActions>
      {!booked.mailed && (
        <div className="bg-sage px-5 py-4">
          <p className="font-semibold">Please keep this link to your visit</p>
          <p className="mt-1">It is how you move or cancel it, and we cannot send it to you:</p>
          <p className="mt-2">
            <a href={booked.manageUrl} className="plain-link break-all">
              {publicUrl + booked.manageUrl}
            </a>
          </p>
        </div>
      )}
    </section>
  )
}
