import { href } from 'react-router'
import { StatusNote } from '../controls/status-note.tsx'
import { TextLink } from '../controls/text-links.tsx'
import { useMember } from '../layout/back-office-layout.tsx'

/** Warns of visits outside the new hours, with a link for members who work with visits. */
export function OutsideNote({ count }: { count: number }) {
  const { role } = useMember()
  const text =
    count === 1 ? '1 visit is booked while you are closed.' : `${count} visits are booked while you are closed.`
  return (
    <StatusNote className="mt-3 flex flex-wrap items-center gap-x-3 border-l-2 border-sale bg-sand px-4 py-2 text-small">
      {count > 0 && (
        <>
          <strong className="font-semibold">{text}</strong>
          {role === 'editor' ? (
            'Somebody in sales can write to them.'
          ) : (
            <TextLink to={href('/admin/bookings/outside')}>See them, and write to everybody</TextLink>
          )}
        </>
      )}
    </StatusNote>
  )
}
