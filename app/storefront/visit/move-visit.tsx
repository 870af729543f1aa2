import { useEffect, useRef, useState } from 'react'
import type { Visit } from '../../../contract/bookings.ts'
import { formatVisitTime } from '../../../contract/dates/visit-time.ts'
import { Button } from '../../ui/button.tsx'
import { FreeTimes } from './free-times.tsx'
import { Refusal } from './refusal.tsx'
import { useTimes } from './times.ts'
import { useWantedTime } from './wanted-time.ts'

type Props = { visit: Visit; onMove(startsAt: string): Promise<string | undefined>; onLeave(): void }

export function MoveVisit({ visit, onMove, onLeave }: Props) {
  const times = useTimes({ categoryId: visit.categoryId, visitKey: visit.key })
  const [working, setWorking] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { startsAt, choose } = useWantedTime(times)
  const move = async () => {
    setWorking(true)
    // Screen readers announce the same refusal again only if it had disappeared.
    setRefusal(undefined)
    const reason = await onMove(startsAt)
    if (reason === undefined) return
    setWorking(false)
    setRefusal(reason)
    times.again()
  }
  return (
    <section aria-labelledby="move" className="grid max-w-3xl gap-8">
      <header>
        <h2 id="move" ref={heading} tabIndex={-1} className="mt-1 text-h1 outline-none">
          Choose another time
        </h2>
        <p className="mt-3 text-lead text-soft">It is booked for {formatVisitTime(visit.startsAt)}.</p>
      </header>
      {refusal && <Refusal reason={refusal} />}
      <FreeTimes times={times} startsAt={startsAt} onChange={choose} />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button disabled={!startsAt} aria-disabled={working} onClick={() => working || move()}>
          {startsAt ? `Move it to ${formatVisitTime(startsAt)}` : 'Choose a time'}
        </Button>
        <button type="button" onClick={onLeave} className="plain-link min-h-12">
          Leave it as it is
        </button>
      </p>
    </section>
  )
}
