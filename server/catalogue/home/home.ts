import { subCategoryAddress } from '../../../contract/addresses.ts'
import type { Card, HomeSections, RowHeading } from '../../../contract/cards.ts'
import type { HomeRowKey } from '../../../contract/staff/catalogue.ts'
import type { Index } from '../search/catalogue-index.ts'
import { listNewIn, listOffers, listSubCategory } from '../search/listings.ts'
import type { Place, Taxonomy } from '../taxonomy/taxonomy.ts'

/** The largest number of cards in a row of products. */
export const rowLength = 20

export function listHomeSections(index: Index, taxonomy: Taxonomy): HomeSections {
  const { homeRows } = taxonomy
  const show = (key: HomeRowKey, list: (subCategoryUuid: string) => Card[]) => {
    const row = homeRows.get(key)
    return row ? list(row.subCategoryUuid ?? '') : []
  }
  const listRow = (subCategoryUuid: string) => listSubCategory(index, subCategoryUuid, rowLength)
  return {
    offers: show('offers', () => listOffers(index, rowLength)),
    newIn: show('newIn', () => listNewIn(index, rowLength)),
    sofas: show('sofas', listRow),
    curtains: show('curtains', listRow),
    beds: show('beds', listRow),
    headings: headRows(taxonomy),
  }
}

/** A row of a sub-category is headed by its name and links to its page. */
function headRows({ homeRows, places }: Taxonomy): Record<string, RowHeading> {
  const filled = [...homeRows.values()].flatMap(({ key, subCategoryUuid }) => {
    const place = places.get(subCategoryUuid ?? '')
    return place ? [[key, headPlace(place)] as const] : []
  })
  return { ...fixedHeadings, ...Object.fromEntries(filled) }
}

const headPlace = ({ category, subCategory }: Place): RowHeading => ({
  title: subCategory.name,
  path: subCategoryAddress(category.routeName, subCategory.routeName),
})

const fixedHeadings = {
  offers: { title: 'Special Offers', path: '/special-offers' },
  newIn: { title: 'New In', path: '/latest-products' },
}
