import { href } from 'react-router'
import { listedStatuses, type ProductList, type TaxonomyChoices } from '../../../contract/staff/products.ts'
import { staffApi } from '../api.ts'
import { useMayEdit } from '../layout/back-office-layout.tsx'
import { ListPage } from '../list/list-page.tsx'
import { useListState } from '../list/list-state.ts'
import { ListTabs } from '../list/list-tabs.tsx'
import { useSelection } from '../list/selection.ts'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { ExportMenu } from './export-menu.tsx'
import { useListActions } from './list-actions.tsx'
import { NewProduct } from './new-product.tsx'
import { listProductColumns } from './product-columns.tsx'
import { ChosenFilters, ProductFilters } from './product-filters.tsx'
import { readProductQuery, shouldAskAgain } from './product-query.ts'
import { listNames } from './product-status.tsx'

export const clientLoader = whenSignedIn(async ({ url, signal }) => {
  const [list, taxonomy] = await Promise.all([
    staffApi.products(readProductQuery(url), { signal }),
    staffApi.taxonomyChoices(undefined, { signal }),
  ])
  return { list: orFail(list), taxonomy: orFail(taxonomy) }
})
export const shouldRevalidate = shouldAskAgain

type Data = { list: ProductList; taxonomy: TaxonomyChoices }

export default function ProductsPage({ loaderData: { list, taxonomy } }: { loaderData: Data }) {
  const state = useListState()
  const mayEdit = useMayEdit()
  const { rows, counts, total, pageAmt } = list
  const { sort, page, ...filters } = readProductQuery(new URL(location.href))
  const selection = useSelection({ filters: JSON.stringify(filters), total })
  const { menu, dialog, askPrices } = useListActions(taxonomy)
  const mayChange = mayEdit && state.read('status') !== 'bin'
  const tabs = listedStatuses
    .filter((key) => counts[key] > 0 || key === 'all' || key === state.read('status'))
    .map((key) => ({ key, label: listNames[key], count: counts[key] }))
  const isNarrowed = [...new URLSearchParams(location.search).keys()].some((key) => key !== 'new')
  return (
    <ListPage
      title="Products"
      noun={['product', 'products']}
      rows={rows}
      part={{ found: total, pageAmt }}
      total={total === 0 && !isNarrowed ? counts.bin : 1}
      columns={listProductColumns(mayChange ? askPrices : undefined)}
      state={state}
      usual={{ sort: 'name' }}
      rowKey={({ uuid }) => uuid}
      nameOf={({ name }) => name}
      to={({ uuid }) => href('/admin/products/:uuid', { uuid })}
      rowActions={mayChange ? menu : undefined}
      selection={mayEdit ? selection : undefined}
      actions={
        mayEdit && (
          <>
            {total > 0 && <ExportMenu />}
            <NewProduct taxonomy={taxonomy} />
          </>
        )
      }
      filters={<ProductFilters state={state} taxonomy={taxonomy} />}
      before={
        <>
          <ListTabs state={state} name="status" tabs={tabs} />
          <ChosenFilters state={state} taxonomy={taxonomy} />
          {mayEdit && <BulkBar selection={selection} total={total} filters={filters} taxonomy={taxonomy} />}
          {dialog}
        </>
      }
      empty="No products yet. Add the first one: it stays off the site until you put it there."
    />
  )
}
