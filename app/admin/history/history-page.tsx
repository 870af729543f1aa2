import { historyKinds, labelKind, listOpenKinds } from '../../../contract/kinds.ts'
import { type History, HistoryQuery } from '../../../contract/staff/history.ts'
import { writeCount } from '../../../contract/whole-numbers.ts'
import { staffApi } from '../api.ts'
import { type Bound, emptyAsNull } from '../form/bound.ts'
import { ChoiceField } from '../form/fields/choice-field.tsx'
import { DateField } from '../form/fields/date-field.tsx'
import { useMember } from '../layout/back-office-layout.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { ListPages } from '../list/list-pages.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { useListState } from '../list/list-state.ts'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { EntryList } from './entry-list.tsx'
import { WorkParts } from './work-parts.tsx'

export const clientLoader = whenSignedIn(async ({ url, signal }) => {
  const checked = HistoryQuery.safeParse(Object.fromEntries(url.searchParams))
  const asked = checked.success ? Object.fromEntries(url.searchParams) : {}
  return orFail(await staffApi.history(asked, { signal }))
})

/** The log of all changes, with author and time. */
export default function HistoryPage({ loaderData: { entries, total, pageAmt, people } }: { loaderData: History }) {
  const state = useListState()
  const open = listOpenKinds(useMember().role)
  const kinds = historyKinds.filter((kind) => open.includes(kind))
  const bind = (name: string, label: string): Bound<string | null> => ({
    name: `filter-${name}`,
    label,
    value: state.read(name),
    problems: {},
    onChange: (value) => state.change({ [name]: value, page: null }),
  })
  return (
    <>
      <PageTitle title="History" />
      <h1 className="mb-4 text-h2">History</h1>
      <div className="mb-4 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[18rem_1fr_1fr_1fr]">
        <ListSearch state={state} label="Search the history" />
        <ChoiceField
          bound={bind('who', 'Who')}
          choices={people.map((value) => ({ value, label: value }))}
          none="Everybody"
        />
        <ChoiceField
          bound={bind('entity', 'Kind')}
          choices={kinds.map((kind) => ({ value: kind, label: labelKind(kind) }))}
          none="Everything"
        />
        <DateField isFilter bound={emptyAsNull(bind('since', 'Since'))} />
      </div>
      <p role="status" className="text-label text-soft">
        {writeCount(total, 'change')}
      </p>
      <EntryList entries={entries} namesKind>
        {(entry) => entry.entity === 'products' && <WorkParts entry={entry} />}
      </EntryList>
      <ListPages state={state} pageAmt={pageAmt} labels={['Newer', 'Older']} />
    </>
  )
}
