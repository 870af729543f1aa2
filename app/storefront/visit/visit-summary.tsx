import { useEffect, useRef } from 'react'
import { productAddress } from '../../../contract/addresses.ts'
import type { Visit, VisitPiece } from '../../../contract/bookings.ts'
import { formatVisitTime } from '../../../contract/dates/visit-time.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { NoPhotograph } from '../product-card/no-photograph.tsx'
import { CancelVisit } from './cancel-visit.tsx'
import { VisitActions } from './visit-actions.tsx'
import { VisitPlace } from './visit-place.tsx'

type Props = {
  visit: Visit
  /** Whether the visitor returns from the form that chooses another time. */
  hasReturned: boolean
  onMove(): void
  onCancel(): Promise<string | undefined>
}

export function VisitSummary({ visit, hasReturned, onMove, onCancel }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { status, startsAt } = visit
  // After a change, or a return without one, the heading with the time of the visit gets the focus.
  const first = useRef(hasReturned ? '' : `${status} ${startsAt}`)
  useEffect(() => {
    if (first.current !== `${status} ${startsAt}`) heading.current?.focus()
    first.current = `${status} ${startsAt}`
  }, [status, startsAt])
  return (
    <article className="grid max-w-3xl gap-8">
      <header>
        <h2 ref={heading} tabIndex={-1} className="mt-1 text-h1 outline-none">
          {formatVisitTime(startsAt)}
        </h2>
        {!visit.canChange && <p className="mt-3 font-semibold">{describeEnd(visit)}</p>}
      </header>
      {status === 'cancelled' ? <BookAnother /> : <VisitPlace />}
      {visit.canChange && (
        <VisitActions calendarUrl={`/api/visit/bookings/${visit.key}/calendar.ics`}>
          <Button look="outline" onClick={onMove}>
            Move it
          </Button>
          <CancelVisit onCancel={onCancel} />
        </VisitActions>
      )}
      {visit.items.length > 0 && <Pieces items={visit.items} />}
      {visit.note && <p className="border-l-2 border-rule pl-4 whitespace-pre-wrap">{visit.note}</p>}
    </article>
  )
}

const describeEnd = ({ status }: Visit) =>
  status === 'cancelled' ? 'This visit is cancelled.' : 'This visit can no longer be changed here.'

const BookAnother = () => (
  <div>
    <p className="text-lead text-soft">You are welcome another day.</p>
    <p className="mt-6">
      <ButtonLink href="/visit">Choose another time</ButtonLink>
    </p>
  </div>
)

function Pieces({ items }: { items: VisitPiece[] }) {
  return (
    <section aria-labelledby="to-see">
      <h3 id="to-see" className="text-h3">
        What you would like to see
      </h3>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {items.map((piece) => (
          <li key={piece.variantUuid} className="flex items-center gap-4">
            <div className="aspect-4/3 w-24 shrink-0 overflow-hidden bg-sand">
              {piece.picture ? (
                <Picture picture={piece.picture} sizes="6rem" largest={320} className="size-full object-cover" />
              ) : (
                <NoPhotograph className="size-full place-items-center p-1 text-label" />
              )}
            </div>
            <p className="min-w-0 text-small">
              <a
                href={productAddress(piece.productUuid, piece.productName, piece.variantUuid)}
                className="plain-link inline-block py-1 font-semibold"
              >
                {piece.productName}
              </a>
              {piece.variantName && <span className="block text-soft">{piece.variantName}</span>}
              {piece.note && <span className="block whitespace-pre-wrap text-soft">{piece.note}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
