import type { Card, HomeSections, OwnRow, RowHeading } from '../../../contract/cards.ts'
import { type HomeRowKey, homeRowKeys, homeRowLength } from '../../../contract/staff/home-rows.ts'
import { listNewIn, listOffers, listTerm } from '../search/listings.ts'
import type { Taxonomy } from '../taxonomy/taxonomy.ts'
import { fillings, type HomeRow, type ShopOfRows, showRow } from './home-row-contents.ts'

/** Lists the most viewed products up to this day in London; another feature counts the views. */
export type ListViewed = (day: string) => Promise<string[]>

/** Whether a visible row shows the most viewed products. */
export const showsViewed = ({ homeRows }: Taxonomy) => [...homeRows.values()].some(({ source }) => source === 'viewed')

/** Returns the five lists of the specification, and also `rows` if staff have arranged the rows differently. */
export function listHomeSections(shop: ShopOfRows): HomeSections {
  const { index, taxonomy } = shop
  const { homeRows } = taxonomy
  const show = (key: HomeRowKey, list: (row: HomeRow) => Card[]) => {
    const row = homeRows.get(key)
    return row ? list(row) : []
  }
  const listPlace = ({ subCategoryUuid }: HomeRow) => listTerm(index, 'subCategory', subCategoryUuid, homeRowLength)
  return {
    offers: show('offers', () => listOffers(index, homeRowLength)),
    newIn: show('newIn', () => listNewIn(index, homeRowLength)),
    sofas: show('sofas', listPlace),
    curtains: show('curtains', listPlace),
    beds: show('beds', listPlace),
    headings: headRows(taxonomy),
    ...(!areAsSpecified([...homeRows.values()]) && { rows: listOwnRows(shop) }),
  }
}

/** A row of a sub-category is headed by its name and links to its page. */
function headRows(taxonomy: Taxonomy): Record<string, RowHeading> {
  const filled = placeKeys.flatMap((key) => {
    const row = taxonomy.homeRows.get(key)
    const heading = row && fillings['sub-category'].heading(row, taxonomy)
    return heading ? [[key, heading] as const] : []
  })
  return { ...fixedHeadings, ...Object.fromEntries(filled) }
}

const placeKeys: HomeRowKey[] = ['sofas', 'curtains', 'beds']
const fixedHeadings = {
  offers: { title: 'Special Offers', path: '/special-offers' },
  newIn: { title: 'New In', path: '/latest-products' },
}

const isSpecified = (key: string): key is HomeRowKey => homeRowKeys.some((rowKey) => rowKey === key)
const sourceOf = (key: HomeRowKey) => ({ offers: 'offers', newIn: 'new-in' })[String(key)] ?? 'sub-category'
const isFilledAsSpecified = ({ key, source }: HomeRow) => isSpecified(key) && source === sourceOf(key)

/** Whether the visible rows are some of the specification's, in its order and under their usual headings. */
function areAsSpecified(rows: HomeRow[]): boolean {
  const keys = rows.map(({ key }) => key)
  const isUsual = rows.every((row) => isFilledAsSpecified(row) && row.title === '' && row.link === '')
  return isUsual && keys.join() === homeRowKeys.filter((key) => keys.includes(key)).join()
}

function listOwnRows(shop: ShopOfRows): OwnRow[] {
  return [...shop.taxonomy.homeRows.values()].flatMap((row) => {
    const shown = showRow(row, shop)
    if (!shown || shown.cards.length === 0) return []
    const { cards, ...heading } = shown
    const isListed = isFilledAsSpecified(row)
    const all = row.title === '' ? namesOfAll[row.source] : undefined
    const products = isListed ? undefined : cards
    return [{ key: row.key, id: idOf(row.key), ...heading, ...(all && { all }), ...(products && { products }) }]
  })
}

const namesOfAll: Partial<Record<HomeRow['source'], string>> = {
  offers: 'See all special offers',
  'new-in': 'See all new products',
}

const idOf = (key: string) => (key === 'newIn' ? 'new-in' : isSpecified(key) ? key : `row-${key}`)
