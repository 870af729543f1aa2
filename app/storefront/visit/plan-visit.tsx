import { useState } from 'react'
import type { Department } from '../../../contract/catalogue.ts'
import { BookedVisit } from './booked-visit.tsx'
import type { Booked } from './booking.ts'
import { VisitForm } from './visit-form.tsx'

type Props = { departments: Department[]; search: string; onBooked(): void }

/** Loads in the browser: the times come from the shop, and the pieces from the browser's own shortlist. */
export default function PlanVisit({ departments, search, onBooked }: Props) {
  const [booked, setBooked] = useState<Booked>()
  if (booked) return <BookedVisit booked={booked} />
  const showBooked = (answer: Booked) => {
    setBooked(answer)
    onBooked()
  }
  return <VisitForm departments={departments} search={search} onBooked={showBooked} />
}
