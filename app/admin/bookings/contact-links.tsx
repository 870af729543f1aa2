import type { BookingRow } from '../../../contract/staff/bookings.ts'

const reach = 'inline-flex min-h-11 items-center break-all underline lg:min-h-7'

/** How to reach the visitor, ready to tap. */
export function ContactLinks({ email, phone }: Pick<BookingRow, 'email' | 'phone'>) {
  if (email === '' && phone === '') return null
  return (
    <p className="flex flex-wrap gap-x-4 text-small">
      {phone !== '' && (
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={reach}>
          {phone}
        </a>
      )}
      {email !== '' && (
        <a href={`mailto:${email}`} className={reach}>
          {email}
        </a>
      )}
    </p>
  )
}
