import type { BookingRequest } from '../../../contract/bookings.ts'
import { Field } from '../../ui/field.tsx'

export type Visitor = Pick<BookingRequest, 'name' | 'email' | 'phone' | 'categoryId' | 'note'>
export const blankVisitor: Visitor = { name: '', email: '', phone: '', categoryId: 0, note: '' }

export const isComplete = ({ name, email, phone }: Visitor) => name.trim() !== '' && (email + phone).trim() !== ''

type Props = {
  visitor: Visitor
  /** Whether the shop sends emails. */
  mailed: boolean
  problems: Record<string, string>
  onChange(visitor: Visitor): void
}

export function VisitorFields({ visitor, mailed, problems, onChange }: Props) {
  const bind = (name: 'name' | 'email' | 'phone' | 'note') => ({
    value: visitor[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...visitor, [name]: target.value }),
  })
  return (
    <div className="grid gap-6">
      <Field name="note" label="Anything we should know? (optional)" problems={problems}>
        {(control) => <textarea {...control} {...bind('note')} rows={3} maxLength={2000} />}
      </Field>
      <Field name="name" label="Name" problems={problems}>
        {(control) => <input {...control} {...bind('name')} required autoComplete="name" maxLength={120} />}
      </Field>
      <fieldset>
        <legend className="font-semibold">How can we reach you?</legend>
        <p className="label">
          One of the two is enough.{mailed && ' With an email address we send a confirmation and a reminder.'}
        </p>
        <div className="mt-3 grid gap-6 sm:grid-cols-2">
          <Field name="email" label="Email" problems={problems}>
            {(control) => <input {...control} {...bind('email')} type="email" autoComplete="email" maxLength={254} />}
          </Field>
          <Field name="phone" label="Phone" problems={problems}>
            {(control) => <input {...control} {...bind('phone')} type="tel" autoComplete="tel" maxLength={40} />}
          </Field>
        </div>
      </fieldset>
    </div>
  )
}
