import { type ImportRows, type ImportView, importOutcomes, rowOutcomeNames } from '../../../contract/staff/import.ts'
import { ListPages } from '../list/list-pages.tsx'
import { useListState } from '../list/list-state.ts'
import { ListTabs } from '../list/list-tabs.tsx'
import { OutcomeRow } from './outcome-row.tsx'

/** Lists the outcome of each row: all rows, or those with one outcome. */
export function OutcomeList({ view: { uuid, counts, state: stage }, rows: { rows, pageAmt } }: Props) {
  const state = useListState()
  if (!counts) return null
  const tabs = [
    { key: 'all', label: 'All rows', count: Object.values(counts).reduce((sum, one = 0) => sum + one, 0) },
    ...importOutcomes
      .map((key) => ({ key, label: rowOutcomeNames[key], count: counts[key] ?? 0 }))
      .filter(({ key, count }) => (key !== 'left' && key !== 'archived') || count > 0),
  ]
  return (
    <section aria-label="Row by row">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <ListTabs state={state} tabs={tabs} />
        <a
          href={`/api/staff/imports/${uuid}/outcomes.csv`}
          className="inline-flex min-h-11 items-center text-small underline"
        >
          Download as CSV
        </a>
      </div>
      {rows.length === 0 ? (
        <p className="py-10 text-center text-soft">No such rows.</p>
      ) : (
        <ul className="border-t border-rule">
          {rows.map((row) => (
            <OutcomeRow key={`${row.line} ${row.variant}`} row={row} isApplied={stage === 'applied'} />
          ))}
        </ul>
      )}
      <ListPages state={state} pageAmt={pageAmt} />
    </section>
  )
}

type Props = { view: ImportView; rows: ImportRows }
