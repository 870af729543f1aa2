import { href } from 'react-router'
import type { OutsideRow } from '../../../../contract/staff/bookings.ts'
import { staffApi } from '../../api.ts'
import { BackLink } from '../../controls/text-links.tsx'
import { PageTitle } from '../../layout/page-title.tsx'
import { orFail, whenSignedIn } from '../../page-loader.ts'
import { OutsideMail } from './outside-mail.tsx'

export const clientLoader = whenSignedIn(
  async ({ signal }) => orFail(await staffApi.bookingsOutside(undefined, { signal })).bookings,
)

/** Lists the visits outside the changed opening hours, and sends one email to those who booked them. */
export default function OutsidePage({ loaderData: bookings }: { loaderData: OutsideRow[] }) {
  return (
    <>
      <PageTitle title="Visits while closed" />
      <BackLink to={href('/admin/bookings')}>Visits</BackLink>
      <h1 className="mb-2 text-h2">Visits while we are closed</h1>
      {bookings.length === 0 ? (
        <p className="mt-4 border border-rule bg-white p-8 text-center">
          None. All upcoming visits are within the opening hours.
        </p>
      ) : (
        <>
          <p className="mb-5 max-w-2xl text-small text-soft">
            The opening hours have changed since these were booked. Write to everybody at once: each email has the time
            of the visit, and a link to move or cancel it.
          </p>
          <OutsideMail bookings={bookings} />
        </>
      )}
    </>
  )
}
