import type { ReactNode } from 'react'
import { writeCount } from '../../../contract/whole-numbers.ts'
import { PageTitle } from '../layout/page-title.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { cutRows } from './cut-rows.ts'
import { describeOrder, type UsualOrder } from './list-order.ts'
import { ListPages } from './list-pages.tsx'
import { ListSearch } from './list-search.tsx'
import type { ListState } from './list-state.ts'
import { type Column, RecordTable } from './record-table.tsx'
import type { Selection } from './selection.ts'

type Props<Row> = {
  title: string
  /** The noun for a row: singular, plural. */
  noun: [string, string]
  rows: Row[]
  /** The number of rows without search and filters. */
  total: number
  columns: Column<Row>[]
  state: ListState
  /** The default order. */
  usual: UsualOrder
  rowKey(row: Row): string
  to?(row: Row): string
  rowActions?(row: Row): ReactNode
  /** For a list paginated by the server: the number of matches and of pages. */
  part?: { found: number; pageAmt: number }
  selection?: Selection
  nameOf?(row: Row): string
  actions?: ReactNode
  filters?: ReactNode
  /** Shown while the list is empty. */
  empty: ReactNode
  /** Rendered between the search and the rows. */
  before?: ReactNode
}

/** The frame of every list of the back office. */
export function ListPage<Row>({ title, total, actions, empty, ...list }: Props<Row>) {
  return (
    <>
      <PageTitle title={title} />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-h2">{title}</h1>
        <div className="flex flex-wrap items-center gap-3">{actions}</div>
      </div>
      {total === 0 ? (
        <div className="border border-rule bg-white p-8 text-center">{empty}</div>
      ) : (
        <FoundRows title={title} {...list} />
      )}
    </>
  )
}

function FoundRows<Row>(props: Omit<Props<Row>, 'total' | 'actions' | 'empty'>) {
  const { title, noun, rows, columns, state, usual, filters, before, part, ...table } = props
  const [one, many] = noun
  const { shown, found, pageAmt } = part ? { shown: rows, ...part } : cutRows(rows, state)
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <ListSearch state={state} label={`Search ${many}`} />
        {filters}
        <span className="ml-auto flex flex-wrap justify-end gap-x-3 text-label text-soft">
          <span role="status">{writeCount(found, one, many)}</span>
          <span aria-live="polite">{describeOrder(columns, state.sort, usual)}</span>
        </span>
        <ColumnChoice columns={columns} state={state} />
      </div>
      {before}
      {rows.length > 0 ? (
        <RecordTable label={title} rows={shown} columns={columns} state={state} usual={usual} {...table} />
      ) : (
        <p className="py-10 text-center text-soft">Nothing here matches. Try fewer or other words.</p>
      )}
      <ListPages state={state} pageAmt={pageAmt} />
    </>
  )
}
