import { href } from 'react-router'
import { rangeAddress, slugify } from '../../../contract/addresses.ts'
import { failed } from '../../../contract/errors.ts'
import type { RangeRow } from '../../../contract/staff/catalogue-lists.ts'
import { blankSearchFields } from '../../../contract/staff/fields.ts'
import { staffApi } from '../api.ts'
import { RouteField } from '../form/fields/route-field.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { useMayEdit } from '../layout/back-office-layout.tsx'
import { arrangeRows } from '../list/arrange-rows.ts'
import { ListPage } from '../list/list-page.tsx'
import { shouldReloadList, useListState } from '../list/list-state.ts'
import { NewRecord } from '../list/new-record.tsx'
import { OrderButton } from '../list/order-button.tsx'
import type { Column } from '../list/record-table.tsx'
import { changedColumn, nameColumn, productsColumn, visibleColumn } from '../list/usual-columns.ts'
import { orFail, whenSignedIn } from '../page-loader.ts'

export const clientLoader = whenSignedIn(async () => orFail(await staffApi.ranges()))
export const shouldRevalidate = shouldReloadList

const columns: Column<RangeRow>[] = [
  nameColumn,
  productsColumn,
  {
    key: 'home',
    label: 'Home page',
    show: ({ onHomepage }) => (onHomepage ? 'Yes' : ''),
    sortBy: ({ onHomepage }) => Number(!onHomepage),
  },
  visibleColumn,
  { key: 'address', label: 'Address', wide: true, extra: true, show: ({ routeName }) => rangeAddress(routeName) },
  changedColumn,
]

export default function RangesPage({ loaderData: ranges }: { loaderData: RangeRow[] }) {
  const state = useListState()
  const mayEdit = useMayEdit()
  return (
    <ListPage
      title="Ranges"
      noun={['range', 'ranges']}
      rows={arrangeRows(ranges, columns, ({ name }) => name, state)}
      total={ranges.length}
      columns={columns}
      state={state}
      usual={{ words: 'as shoppers see them' }}
      rowKey={({ uuid }) => uuid}
      to={({ uuid }) => href('/admin/ranges/:uuid', { uuid })}
      actions={
        mayEdit && (
          <>
            <HomeOrder ranges={ranges} />
            <NewRange />
          </>
        )
      }
      empty="No ranges yet. A range groups pieces that belong together, such as all those of one design."
    />
  )
}

/** Shoppers see an order only of the ranges on the home page, so the others keep theirs. */
function HomeOrder({ ranges }: { ranges: RangeRow[] }) {
  const elsewhere = ranges.filter(({ onHomepage }) => !onHomepage)
  return (
    <OrderButton
      label="Order on the home page"
      of="ranges"
      intro="The home page shows the ranges marked for it in this order."
      rows={ranges.filter(({ onHomepage }) => onHomepage)}
      keyOf={({ uuid }) => uuid}
      nameOf={({ name }) => name}
      save={(rows) => staffApi.orderRanges({ order: [...rows, ...elsewhere].map(({ uuid }) => uuid) })}
    />
  )
}

function NewRange() {
  const create = async ({ name, routeName }: { name: string; routeName: string }) => {
    const answer = await staffApi.createRange({
      name,
      routeName: routeName || slugify(name),
      description: '',
      imageHash: null,
      bannerHash: null,
      onHomepage: false,
      visible: false,
      products: [],
      ...blankSearchFields,
    })
    return failed(answer) ? answer : { to: href('/admin/ranges/:uuid', { uuid: answer.uuid }) }
  }
  return (
    <NewRecord
      noun="range"
      start={{ name: '', routeName: '' }}
      labels={{ name: 'Name', routeName: 'Address' }}
      create={create}
    >
      {(field) => (
        <>
          <TextField bound={field('name')} hint="It is off the site until you put it there." />
          <RouteField bound={field('routeName')} start="/range/" suggestion={slugify(field('name').value)} />
        </>
      )}
    </NewRecord>
  )
}
