import { href } from 'react-router'
import { formatMoment } from '../../../contract/dates/staff-dates.ts'
import { failed } from '../../../contract/errors.ts'
import { writeHour } from '../../../contract/staff/labels.ts'
import { blankSupplierList, type SupplierListRow } from '../../../contract/staff/supplier-lists.ts'
import { staffApi } from '../api.ts'
import { TextField } from '../form/fields/text-field.tsx'
import { useFreshness } from '../freshness.ts'
import { useMayEdit } from '../layout/back-office-layout.tsx'
import { arrangeRows } from '../list/arrange-rows.ts'
import { days } from '../list/list-order.ts'
import { ListPage } from '../list/list-page.tsx'
import { shouldReloadList, useListState } from '../list/list-state.ts'
import { NewRecord } from '../list/new-record.tsx'
import type { Column } from '../list/record-table.tsx'
import { nameColumn } from '../list/usual-columns.ts'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { isUnderWay, listLabels, outcomeNames } from './list-facts.ts'

export const clientLoader = whenSignedIn(async () => orFail(await staffApi.supplierLists()))
export const shouldRevalidate = shouldReloadList

const columns: Column<SupplierListRow>[] = [
  nameColumn,
  {
    key: 'outcome',
    label: 'Last list',
    show: ({ outcome, says }) => (says === '' ? outcomeNames[outcome] : `${outcomeNames[outcome]}. ${says}`),
    sortBy: ({ outcome }) => outcomeNames[outcome],
  },
  {
    key: 'checked',
    label: 'Fetched',
    wide: true,
    show: ({ checkedAt }) => (checkedAt === null ? 'Not yet' : formatMoment(checkedAt)),
    sortBy: ({ checkedAt }) => checkedAt ?? '',
    ways: days,
  },
  {
    key: 'hour',
    label: 'Every night',
    wide: true,
    show: ({ hour, isFetched }) => (isFetched ? `At ${writeHour(hour)}` : 'No'),
    sortBy: ({ hour }) => hour,
  },
]

/** The supplier lists that are fetched from the web. */
export default function SupplierListsPage({ loaderData: lists }: { loaderData: SupplierListRow[] }) {
  useFreshness(lists.some(isUnderWay) ? 2000 : 60_000)
  const state = useListState()
  const mayEdit = useMayEdit()
  return (
    <ListPage
      title="Suppliers’ lists"
      noun={['supplier’s list', 'suppliers’ lists']}
      rows={arrangeRows(lists, columns, ({ name }) => name, state)}
      total={lists.length}
      columns={columns}
      state={state}
      usual={{ sort: 'name' }}
      rowKey={({ uuid }) => uuid}
      to={({ uuid }) => href('/admin/supplier-lists/:uuid', { uuid })}
      actions={mayEdit && <NewSupplierList />}
      empty="No lists yet. If a supplier puts its price list at a web address, the shop can fetch it every night and show you what has changed."
    />
  )
}

function NewSupplierList() {
  const create = async ({ name, address }: { name: string; address: string }) => {
    const answer = await staffApi.createSupplierList({ ...blankSupplierList, name, address })
    return failed(answer) ? answer : { to: href('/admin/supplier-lists/:uuid', { uuid: answer.uuid }) }
  }
  return (
    <NewRecord noun="supplier’s list" start={{ name: '', address: '' }} labels={listLabels} create={create}>
      {(field) => (
        <>
          <TextField bound={field('name')} />
          <TextField
            bound={field('address')}
            placeholder="https://supplier.example/prices.csv"
            hint="A CSV file, a workbook, or a feed of JSON or XML, as the supplier gives it. Nothing is changed in the shop when it is fetched."
          />
        </>
      )}
    </NewRecord>
  )
}
