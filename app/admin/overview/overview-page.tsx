import { formatWeekday } from '../../../contract/dates/london.ts'
import type { Overview, ViewCounts } from '../../../contract/staff/overview.ts'
import { staffApi } from '../api.ts'
import { useMember } from '../layout/back-office-layout.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { CatalogueGaps } from './catalogue-gaps.tsx'
import { ExpectedVisitsPart } from './expected-visits-part.tsx'
import { FirstStepsPart } from './first-steps/first-steps-part.tsx'
import { HoursPart } from './hours/hours-part.tsx'
import { MissedSearches } from './missed-searches.tsx'
import { OpenEnquiries } from './open-enquiries.tsx'
import { QuickActions } from './quick-actions.tsx'
import { TurningOffers } from './turning-offers.tsx'
import { UncheckedPieces } from './unchecked-pieces.tsx'
import { UpkeepPart } from './upkeep-part.tsx'
import { ViewsPart } from './views-part.tsx'
import { WaitingLists } from './waiting-lists.tsx'
import { WrongTickets } from './wrong-tickets.tsx'

export const clientLoader = whenSignedIn(async ({ url, signal }) => {
  const days = url.searchParams.get('days') === '90' ? 90 : 30
  const [overview, views] = await Promise.all([
    staffApi.overview(undefined, { signal }),
    staffApi.viewCounts({ days }, { signal }),
  ])
  return { overview: orFail(overview), views: orFail(views) }
})

type Data = { overview: Overview; views: ViewCounts }

/** The overview: what waits for staff, then the most frequent actions, then figures. */
export default function OverviewPage({ loaderData: { overview, views } }: { loaderData: Data }) {
  const { firstSteps, hours, expected, enquiries, catalogue, missed, lists, work, upkeep } = overview
  const { wrongTickets, uncheckedPieces } = overview
  return (
    <>
      <PageTitle title="Overview" />
      <div className="mb-4 flex flex-wrap items-baseline gap-x-4">
        <h1 className="text-h2">Hello, {useMember().name}</h1>
        <p className="text-soft">{formatWeekday(new Date())}</p>
      </div>
      {firstSteps && <FirstStepsPart firstSteps={firstSteps} />}
      <div className="gap-4 lg:columns-2">
        {enquiries && <OpenEnquiries ages={enquiries} />}
        <ExpectedVisitsPart expected={expected} />
        {wrongTickets > 0 && <WrongTickets count={wrongTickets} />}
        {catalogue && <TurningOffers state={catalogue} />}
        {lists && lists.length > 0 && <WaitingLists lists={lists} />}
        {uncheckedPieces > 0 && <UncheckedPieces count={uncheckedPieces} />}
      </div>
      <QuickActions hours={hours} expected={expected} />
      <div className="gap-4 lg:columns-2">
        <HoursPart hours={hours} expected={expected} />
        {catalogue && <CatalogueGaps state={catalogue} />}
        {missed && <MissedSearches missed={missed} />}
        <ViewsPart views={views} />
        {(work || upkeep) && <UpkeepPart firstSteps={firstSteps} work={work} upkeep={upkeep} />}
      </div>
    </>
  )
}
