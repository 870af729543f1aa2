import { href } from 'react-router'
import { slugify } from '../../../contract/addresses.ts'
import { formatDate } from '../../../contract/dates/staff-dates.ts'
import { failed } from '../../../contract/errors.ts'
import type { SaleRow } from '../../../contract/staff/sales.ts'
import { writeWhole } from '../../../contract/whole-numbers.ts'
import { staffApi } from '../api.ts'
import { RouteField } from '../form/fields/route-field.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { useMayEdit } from '../layout/back-office-layout.tsx'
import { arrangeRows } from '../list/arrange-rows.ts'
import { days } from '../list/list-order.ts'
import { ListPage } from '../list/list-page.tsx'
import { shouldReloadList, useListState } from '../list/list-state.ts'
import { NewRecord } from '../list/new-record.tsx'
import type { Column } from '../list/record-table.tsx'
import { changedColumn, nameColumn } from '../list/usual-columns.ts'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { beginSale, stateNames } from './sale-facts.ts'

export const clientLoader = whenSignedIn(async () => orFail(await staffApi.sales()))
export const shouldRevalidate = shouldReloadList

const columns: Column<SaleRow>[] = [
  nameColumn,
  { key: 'state', label: 'State', show: ({ state }) => stateNames[state], sortBy: ({ state }) => stateNames[state] },
  {
    key: 'first',
    label: 'First day',
    wide: true,
    show: ({ firstDay }) => formatDate(firstDay),
    sortBy: ({ firstDay }) => firstDay,
    ways: days,
  },
  {
    key: 'last',
    label: 'Last day',
    show: ({ lastDay }) => formatDate(lastDay),
    sortBy: ({ lastDay }) => lastDay,
    ways: days,
  },
  {
    key: 'products',
    label: 'Products',
    align: 'right',
    show: ({ products }) => writeWhole(products),
    sortBy: ({ products }) => products,
  },
  changedColumn,
]

export default function SalesPage({ loaderData: sales }: { loaderData: SaleRow[] }) {
  const state = useListState()
  const mayEdit = useMayEdit()
  return (
    <ListPage
      title="Sales"
      noun={['sale', 'sales']}
      rows={arrangeRows(sales, columns, ({ name }) => name, state)}
      total={sales.length}
      columns={columns}
      state={state}
      usual={{ sort: '-first' }}
      rowKey={({ uuid }) => uuid}
      to={({ uuid }) => href('/admin/sales/:uuid', { uuid })}
      actions={mayEdit && <NewSale />}
      empty="No sales yet. A sale reduces the prices of many products from its first day to its last, and ends automatically."
    />
  )
}

function NewSale() {
  const create = async ({ name, routeName }: { name: string; routeName: string }) => {
    const answer = await staffApi.createSale(beginSale(name, routeName || slugify(name)))
    return failed(answer) ? answer : { to: href('/admin/sales/:uuid', { uuid: answer.uuid }) }
  }
  return (
    <NewRecord
      noun="sale"
      start={{ name: '', routeName: '' }}
      labels={{ name: 'Name', routeName: 'Address' }}
      create={create}
    >
      {(field) => (
        <>
          <TextField bound={field('name')} hint="No price changes until you apply it." />
          <RouteField bound={field('routeName')} start="/sale/" suggestion={slugify(field('name').value)} />
        </>
      )}
    </NewRecord>
  )
}
