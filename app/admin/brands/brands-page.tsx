import { href } from 'react-router'
import { failed } from '../../../contract/errors.ts'
import type { BrandRow } from '../../../contract/staff/catalogue-lists.ts'
import { blankSearchFields } from '../../../contract/staff/fields.ts'
import { staffApi } from '../api.ts'
import { SwitchField } from '../form/fields/switch-field.tsx'
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

export const clientLoader = whenSignedIn(async () => orFail(await staffApi.brands()))
export const shouldRevalidate = shouldReloadList

const columns: Column<BrandRow>[] = [nameColumn, productsColumn, visibleColumn, changedColumn]

export default function BrandsPage({ loaderData: brands }: { loaderData: BrandRow[] }) {
  const state = useListState()
  const mayEdit = useMayEdit()
  return (
    <ListPage
      title="Brands"
      noun={['brand', 'brands']}
      rows={arrangeRows(brands, columns, ({ name }) => name, state)}
      total={brands.length}
      columns={columns}
      state={state}
      usual={{ words: 'as shoppers see them' }}
      rowKey={({ uuid }) => uuid}
      to={({ uuid }) => href('/admin/brands/:uuid', { uuid })}
      actions={
        mayEdit && (
          <>
            <OrderButton
              label="Change the order"
              of="brands"
              intro="The menu of a sub-category shows its first three brands, unless you pick others there."
              rows={brands}
              keyOf={({ uuid }) => uuid}
              nameOf={({ name }) => name}
              save={(rows) => staffApi.orderBrands({ order: rows.map(({ uuid }) => uuid) })}
            />
            <NewBrand />
          </>
        )
      }
      empty="No brands yet. Add one for each maker whose furniture you sell: each gets a page of its own."
    />
  )
}

function NewBrand() {
  const create = async (start: { name: string; visible: boolean }) => {
    const answer = await staffApi.createBrand({ ...start, description: '', logoHash: null, ...blankSearchFields })
    return failed(answer) ? answer : { to: href('/admin/brands/:uuid', { uuid: answer.uuid }) }
  }
  return (
    <NewRecord
      noun="brand"
      start={{ name: '', visible: true }}
      labels={{ name: 'Name', visible: 'Put it on the site at once' }}
      create={create}
    >
      {(field) => (
        <>
          <TextField bound={field('name')} />
          <SwitchField bound={field('visible')} />
        </>
      )}
    </NewRecord>
  )
}
