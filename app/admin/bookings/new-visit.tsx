import { href, useSearchParams } from 'react-router'
import { bookingWayLabels } from '../../../contract/booking-labels.ts'
import { failed } from '../../../contract/errors.ts'
import { type BookingWay, waysByHand } from '../../../contract/staff/bookings.ts'
import { staffApi } from '../api.ts'
import { ChoiceField } from '../form/fields/choice-field.tsx'
import { LabelledSwitch } from '../form/fields/labelled-switch.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { NewRecord } from '../list/new-record.tsx'
import { MailNote } from '../mail/mailing.tsx'
import { ProductsField } from '../products/products-field.tsx'
import { DepartmentField } from './department-field.tsx'
import { findFirstVariants } from './first-variants.ts'
import { TimeField } from './time-field.tsx'

type Start = {
  cameBy: Exclude<BookingWay, 'site'> | null
  startsAt: string | null
  anyway: boolean
  name: string
  phone: string
  email: string
  writes: boolean
  categoryId: number | null
  items: string[]
  note: string
}

const labels: Record<keyof Start, string> = {
  cameBy: 'How it was booked',
  startsAt: 'When',
  anyway: 'Anyway',
  name: 'Name',
  phone: 'Phone',
  email: 'Email address',
  writes: 'Send a confirmation',
  categoryId: 'Department',
  items: 'What they want to see',
  note: 'Note',
}
const ways = waysByHand.map((value) => ({ value, label: bookingWayLabels[value] }))

/** Enters a visit that was arranged by phone, or a walk-in. `?at=` in the address is the initial time. */
export function NewVisit() {
  const [address] = useSearchParams()
  const at = address.get('at')
  return <NewVisitForm key={at} at={at} />
}

function NewVisitForm({ at }: { at: string | null }) {
  const start: Start = {
    cameBy: 'phone',
    startsAt: at,
    anyway: false,
    name: '',
    phone: '',
    email: '',
    writes: true,
    categoryId: null,
    items: [],
    note: '',
  }
  return (
    <NewRecord noun="visit" start={start} labels={labels} create={enterVisit}>
      {(field) => {
        const [cameBy, email] = [field('cameBy'), field('email')]
        const isWalkIn = cameBy.value === 'walk-in'
        const categoryId = field('categoryId')
        return (
          <>
            <ChoiceField bound={cameBy} choices={ways} />
            {isWalkIn ? (
              <p className="-mt-3 text-label text-soft">
                They are here now. A walk-in does not take up a bookable place.
              </p>
            ) : (
              <TimeField
                bound={field('startsAt')}
                anyway={field('anyway')}
                asked={{ categoryId: categoryId.value ?? 0 }}
              />
            )}
            <TextField bound={field('name')} />
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField bound={field('phone')} type="tel" />
              <TextField bound={email} type="email" />
            </div>
            {!isWalkIn && email.value.trim() !== '' && <ConfirmationSwitch bound={field('writes')} />}
            <DepartmentField bound={categoryId} />
            <ProductsField bound={field('items')} />
            <TextField bound={field('note')} lines={2} />
          </>
        )
      }}
    </NewRecord>
  )
}

async function enterVisit({ cameBy, items, categoryId, startsAt, ...given }: Start) {
  const way = cameBy ?? 'phone'
  const answer = await staffApi.enterBooking({
    ...given,
    cameBy: way,
    startsAt: way === 'walk-in' ? null : startsAt,
    categoryId: categoryId ?? 0,
    items: await findFirstVariants(items),
  })
  return failed(answer) ? answer : { to: href('/admin/bookings/:uuid', { uuid: answer.uuid }) }
}

type SwitchBound = { name: string; label: string; value: boolean; onChange(on: boolean): void }

const ConfirmationSwitch = ({ bound: { name, label, value, onChange } }: { bound: SwitchBound }) => (
  <div className="-mt-3">
    <LabelledSwitch id={`${name}-switch`} name={label} checked={value} onChange={onChange} className="gap-3" />
    {value && <MailNote />}
  </div>
)
