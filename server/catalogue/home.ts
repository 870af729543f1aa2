import type { Card, HomeSections } from '../../contract/catalogue.ts'
import type { Index } from './search/catalogue-index.ts'
import { listNewIn, listOffers, listSubCategory } from './search/listings.ts'
import type { Shelves } from './shelves.ts'

/** How many cards a row of products holds. */
export const rowLength = 20

export function listHomeSections(index: Index, { homeRows }: Shelves): HomeSections {
  const show = (key: keyof HomeSections, list: (subCategoryUuid: string) => Card[]) => {
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
  }
}
