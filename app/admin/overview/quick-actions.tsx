import { useState } from 'react'
import { href } from 'react-router'
import type { ExpectedVisits } from '../../../contract/staff/bookings.ts'
import type { CurrentHours } from '../../../contract/staff/opening-hours.ts'
import { Button, LinkButton } from '../controls/button.tsx'
import { useMayEdit } from '../layout/back-office-layout.tsx'
import { CloseDayDialog } from './hours/close-day-dialog.tsx'

type Props = { hours: CurrentHours | null; expected: ExpectedVisits }

/** The most frequent actions of staff, one press away. */
export function QuickActions({ hours, expected }: Props) {
  const [closing, setClosing] = useState(false)
  if (!useMayEdit()) return null
  return (
    <section aria-label="Quick actions" className="mb-4 flex flex-wrap gap-2">
      <LinkButton to={`${href('/admin/products')}?new`}>New product</LinkButton>
      <LinkButton to={`${href('/admin/sales')}?new`}>Put on sale</LinkButton>
      {hours && <Button onClick={() => setClosing(true)}>Close a day</Button>}
      <LinkButton to={href('/admin/home')}>Change the home picture</LinkButton>
      <LinkButton to={href('/admin/pages')}>Change a page</LinkButton>
      {hours && closing && <CloseDayDialog days={hours.days} expected={expected} onClose={() => setClosing(false)} />}
    </section>
  )
}
