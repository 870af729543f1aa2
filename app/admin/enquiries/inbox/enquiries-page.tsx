import { href, useNavigate } from 'react-router'
import { statusLabels } from '../../../../contract/enquiry-labels.ts'
import { EnquiriesQuery, type Inbox, statusFilters } from '../../../../contract/staff/enquiries.ts'
import { writeCount } from '../../../../contract/whole-numbers.ts'
import { staffApi } from '../../api.ts'
import { Menu } from '../../controls/menu.tsx'
import { useFreshness } from '../../freshness.ts'
import { useMember } from '../../layout/back-office-layout.tsx'
import { PageTitle } from '../../layout/page-title.tsx'
import { ListPages } from '../../list/list-pages.tsx'
import { ListSearch } from '../../list/list-search.tsx'
import { useListState } from '../../list/list-state.ts'
import { ListTabs } from '../../list/list-tabs.tsx'
import { useSelection } from '../../list/selection.ts'
import { orFail, whenSignedIn } from '../../page-loader.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { EnquiryList } from './enquiry-list.tsx'
import { InboxFilters } from './inbox-filters.tsx'
import { NewEnquiry } from './new-enquiry.tsx'

/** An address with invalid filters shows all enquiries. */
const readInboxQuery = ({ searchParams }: URL) =>
  EnquiriesQuery.safeParse(Object.fromEntries(searchParams)).data ?? EnquiriesQuery.parse({})

export const clientLoader = whenSignedIn(async ({ url, signal }) =>
  orFail(await staffApi.enquiries(readInboxQuery(url), { signal })),
)

const tabLabels = { ...statusLabels, open: 'Open', all: 'All' }
const order = ['open', ...statusFilters.filter((key) => key !== 'open' && key !== 'all'), 'all'] as const

export default function EnquiriesPage({ loaderData: inbox }: { loaderData: Inbox }) {
  const state = useListState()
  useFreshness(60_000)
  const { rows, total, counts, everything, pageAmt } = inbox
  const { page, ...filters } = readInboxQuery(new URL(location.href))
  const selection = useSelection({ filters: JSON.stringify(filters), total })
  const tabs = order.map((key) => ({ key, label: tabLabels[key], count: counts[key] }))
  return (
    <>
      <PageTitle title="Enquiries" />
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-h2">Enquiries</h1>
        <InboxMenu />
        <NewEnquiry />
      </div>
      {everything === 0 ? (
        <p className="border border-rule bg-white p-8 text-center">
          No enquiries yet. What shoppers ask through the site is shown here the moment they send it. What they ask by
          phone or at the counter can be entered by hand.
        </p>
      ) : (
        <>
          <div className="scroll-sideways max-sm:-mx-4! max-sm:px-4!">
            <div className="w-max sm:w-auto">
              <ListTabs state={state} name="status" tabs={tabs} />
            </div>
          </div>
          <div className="my-2 flex flex-wrap items-center gap-2">
            <ListSearch state={state} label="Search enquiries" />
            <InboxFilters state={state} inbox={inbox} />
            <span className="ml-auto text-label text-soft" role="status">
              {writeCount(total, 'enquiry')}
            </span>
          </div>
          {rows.length > 0 ? (
            <>
              <ChosenBar selection={selection} inbox={inbox} rows={rows} filters={filters} />
              <EnquiryList rows={rows} selection={selection} />
            </>
          ) : (
            <p className="py-10 text-center text-soft">{explainEmptyList(state.q, counts.all)}</p>
          )}
          <ListPages state={state} pageAmt={pageAmt} labels={['Newer', 'Older']} />
        </>
      )}
    </>
  )
}

function explainEmptyList(q: string, elsewhere: number): string {
  if (elsewhere > 0)
    return `Nothing here, but under All ${elsewhere === 1 ? 'there is one' : `there are ${elsewhere}`}.`
  return q ? 'Nothing here matches. Try fewer or other words.' : 'Nothing here matches.'
}

function InboxMenu() {
  const goTo = useNavigate()
  const { role } = useMember()
  const asFile = () => location.assign(`/api/staff/enquiries.csv${location.search}`)
  return (
    <Menu
      label="More"
      items={[
        { label: 'Reply templates', onChoose: () => goTo(href('/admin/enquiries/templates')) },
        { label: 'Export this list as CSV', onChoose: asFile },
        { label: 'What we hold about somebody', onChoose: () => goTo(href('/admin/enquiries/shopper')) },
        ...(role === 'owner'
          ? [{ label: 'How long enquiries are kept', onChoose: () => goTo(href('/admin/enquiries/retention')) }]
          : []),
      ]}
    />
  )
}
