import { useState } from 'react'
import { addDays, readDate } from '../../../contract/dates/london.ts'
import { failed } from '../../../contract/errors.ts'
import type { BulkAction } from '../../../contract/staff/bulk.ts'
import type { ProductRow, ProductStatus, TaxonomyChoices } from '../../../contract/staff/products.ts'
import { putOnSite, takeOffSite } from '../../../contract/staff/site-words.ts'
import { useReload } from '../background-refresh.ts'
import { Menu } from '../controls/menu.tsx'
import { nameChange } from '../controls/notices.tsx'
import { useOncePerVersion } from '../controls/once.ts'
import { joinParts } from '../form/fields/london-parts.ts'
import { useCarryOut } from '../form/saving/carry-out.ts'
import { unreachable } from '../unreachable.ts'
import { BulkDialog } from './bulk/bulk-dialog.tsx'
import { explainHidden, findHiddenTerms } from './hidden-terms.ts'
import { moveProduct } from './move-product.ts'
import { PricesDialog } from './prices-dialog.tsx'
import { SellPieces } from './sell-piece.tsx'

type Asked = { what: 'prices' | 'sale'; row: ProductRow }

/** The menu of a product in the list, and the dialog that an action opens. */
export function useListActions(taxonomy: TaxonomyChoices) {
  const [asked, setAsked] = useState<Asked>()
  const reload = useReload()
  const close = () => setAsked(undefined)
  const move = useMoveInList(taxonomy)
  const askPrices = (row: ProductRow) => setAsked({ what: 'prices', row })
  const menu = (row: ProductRow) => (
    <span className="relative z-10 inline-flex max-sm:flex-col max-sm:items-end">
      <SellPieces product={row} />
      <Menu
        label=""
        name={`More for ${row.name}`}
        items={[
          { label: 'Change the prices', onChoose: () => askPrices(row) },
          { label: 'Put on sale', onChoose: () => setAsked({ what: 'sale', row }) },
          row.status === 'published'
            ? { label: takeOffSite, onChoose: () => move(row, 'draft') }
            : { label: putOnSite, onChoose: () => move(row, 'published') },
        ]}
      />
    </span>
  )
  const dialog = asked && (
    <>
      {asked.what === 'prices' && <PricesDialog product={asked.row} onClose={close} />}
      {asked.what === 'sale' && (
        <BulkDialog
          start={saleForAWeek()}
          target={{ uuids: [asked.row.uuid] }}
          chosen={1}
          taxonomy={taxonomy}
          onClose={close}
          onDone={reload}
        />
      )}
    </>
  )
  return { menu, dialog, askPrices }
}

/** Changes a product's status, with Undo. */
function useMoveInList(taxonomy: TaxonomyChoices) {
  const carryOut = useCarryOut()
  const once = useOncePerVersion()
  const move = async (row: ProductRow, to: ProductStatus) => {
    const moved = await moveProduct(to, row).catch(unreachable)
    await carryOut({
      run: async () => moved,
      done: describeMove(row, to, taxonomy),
      of: nameChange('status', row.uuid),
      ...(!failed(moved) && { undo: { run: () => moveProduct(row.status, moved), done: 'Change undone' } }),
    })
  }
  return (row: ProductRow, to: ProductStatus) => once(`${row.uuid} ${row.version}`, () => move(row, to))
}

/** Whatever its own status, a product is hidden while its category is off the site. */
export function describeMove(
  { name, category, subCategory }: Pick<ProductRow, 'name' | 'category' | 'subCategory'>,
  to: ProductStatus,
  { categories }: Pick<TaxonomyChoices, 'categories'>,
): string {
  if (to !== 'published') return `${name} is off the site`
  const place = categories
    .find((each) => each.name === category)
    ?.subCategories.find((each) => each.name === subCategory)
  const hidden = findHiddenTerms({ categories }, place?.uuid ?? null)
  return hidden.length > 0 ? `Shoppers do not see ${name} yet: ${explainHidden(hidden)}` : `${name} is on the site`
}

const saleForAWeek = (): BulkAction => ({
  kind: 'sale',
  off: { by: 'percent', amount: Number.NaN },
  rounding: { to: 'none', way: 'nearest' },
  leavesOutExDisplay: true,
  startsAt: null,
  endsAt: joinParts({ day: addDays(readDate(new Date()), 7), time: '' }, true),
})
