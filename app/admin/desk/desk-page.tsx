import type { Overview } from '../../../contract/staff-overview.ts'
import { staffApi } from '../api.ts'
import { useMember } from '../layout/desk-layout.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { orFail, whenSignedIn } from '../visit.ts'
import { CatalogueGaps } from './catalogue-gaps.tsx'
import { HouseKeeping } from './house-keeping.tsx'
import { MissedSearches } from './missed-searches.tsx'
import { OpenEnquiries } from './open-enquiries.tsx'
import { TurningOffers } from './turning-offers.tsx'

export const clientLoader = whenSignedIn(async ({ signal }) => orFail(await staffApi.overview(undefined, { signal })))

const today = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/London',
})

/** For the first look of the day: what waits for somebody stands above what is good to know. */
export default function DeskPage({ loaderData }: { loaderData: Overview }) {
  const { enquiries, catalogue, missed, work, upkeep } = loaderData
  return (
    <>
      <PageTitle title="Desk" />
      <div className="mb-4 flex flex-wrap items-baseline gap-x-4">
        <h1 className="text-h2">Hello, {useMember().name}</h1>
        <p className="text-soft">{today.format(new Date())}</p>
      </div>
      <div className="gap-4 lg:columns-2">
        {enquiries && <OpenEnquiries ages={enquiries} />}
        {catalogue && <CatalogueGaps state={catalogue} />}
        {missed && <MissedSearches missed={missed} />}
        {catalogue && <TurningOffers state={catalogue} />}
        {(work || upkeep) && <HouseKeeping work={work} upkeep={upkeep} />}
      </div>
    </>
  )
}
