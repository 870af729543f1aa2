import { formatMoment } from '../../../contract/dates/staff-dates.ts'
import { failed } from '../../../contract/errors.ts'
import { labelKind } from '../../../contract/kinds.ts'
import type { BinRow } from '../../../contract/staff/content.ts'
import { staffApi } from '../api.ts'
import { useReload } from '../background-refresh.ts'
import { Button } from '../controls/button.tsx'
import { notify, warn } from '../controls/notices.tsx'
import { arrangeRows } from '../list/arrange-rows.ts'
import { days } from '../list/list-order.ts'
import { ListPage } from '../list/list-page.tsx'
import { shouldReloadList, useListState } from '../list/list-state.ts'
import type { Column } from '../list/record-table.tsx'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { unreachable } from '../unreachable.ts'
import { describeLeftOut } from './left-out.ts'

export const clientLoader = whenSignedIn(async () => orFail(await staffApi.bin()))
export const shouldRevalidate = shouldReloadList

const nameOf = ({ name, kind }: BinRow) => name || `${labelKind(kind)} without a title`

const columns: Column<BinRow>[] = [
  { key: 'name', label: 'Name', show: nameOf, sortBy: nameOf },
  { key: 'kind', label: 'Kind', show: ({ kind }) => labelKind(kind), sortBy: ({ kind }) => labelKind(kind) },
  {
    key: 'binned',
    label: 'In the bin since',
    wide: true,
    show: ({ binnedAt }) => formatMoment(binnedAt),
    sortBy: ({ binnedAt }) => binnedAt,
    ways: days,
  },
  {
    key: 'by',
    label: 'By',
    wide: true,
    show: ({ binnedBy }) => binnedBy ?? '',
    sortBy: ({ binnedBy }) => binnedBy ?? '',
  },
]

export default function BinPage({ loaderData: rows }: { loaderData: BinRow[] }) {
  const state = useListState()
  const reload = useReload()
  const leftOut = describeLeftOut(rows)
  const restoreBinned = async (row: BinRow) => {
    const answer = await staffApi.restoreBinned({ kind: row.kind, id: row.id }).catch(unreachable)
    if (failed(answer)) return void warn(answer.problem.reason)
    notify(`${nameOf(row)} is restored`)
    reload()
  }
  return (
    <ListPage
      title="Bin"
      noun={['item', 'items']}
      rows={arrangeRows(rows, columns, (row) => `${nameOf(row)} ${labelKind(row.kind)}`, state)}
      total={rows.length}
      columns={columns}
      state={state}
      usual={{ sort: '-binned' }}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      rowActions={(row) => (
        <Button aria-label={`Restore ${nameOf(row)}`} onClick={() => restoreBinned(row)}>
          Restore
        </Button>
      )}
      before={leftOut && <p className="mb-3 text-small text-soft">{leftOut}</p>}
      empty="The bin is empty. What is moved to the bin leaves the site at once and is kept here; pictures and files for a month."
    />
  )
}
