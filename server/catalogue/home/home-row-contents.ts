import { categoryAddress, rangeAddress, saleAddress, subCategoryAddress } from '../../../contract/addresses.ts'
import type { Card, RowHeading } from '../../../contract/cards.ts'
import { type HomeRowSource, homeRowLength } from '../../../contract/staff/home-rows.ts'
import type { Index } from '../search/catalogue-index.ts'
import { findCards, listInSale, listNewIn, listOffers, listTerm } from '../search/listings.ts'
import type { homeRows } from '../tables.ts'
import type { Taxonomy } from '../taxonomy/taxonomy.ts'

export type HomeRow = typeof homeRows.$inferSelect

/** The shop as the rows see it; `viewed`: the most viewed products, in descending order. */
export type ShopOfRows = { index: Index; taxonomy: Taxonomy; viewed: string[] }

type Filling = {
  /** The name and page of the row’s source; undefined if the source is not on the site. */
  heading(row: HomeRow, taxonomy: Taxonomy): RowHeading | undefined
  list(row: HomeRow, shop: ShopOfRows): Card[]
}

const always = (heading: RowHeading) => () => heading

/** The sources that may fill a row. */
export const fillings: Record<HomeRowSource, Filling> = {
  offers: {
    heading: always({ title: 'Special Offers', path: '/special-offers' }),
    list: (_, { index }) => listOffers(index, homeRowLength),
  },
  'new-in': {
    heading: always({ title: 'New In', path: '/latest-products' }),
    list: (_, { index }) => listNewIn(index, homeRowLength),
  },
  viewed: {
    heading: always({ title: 'Most Viewed', path: '' }),
    list: (_, { index, viewed }) => findCards(index, viewed).slice(0, homeRowLength),
  },
  category: {
    heading: ({ categoryId }, { categories }) => {
      const category = categories.find(({ id }) => id === categoryId)
      return category && { title: category.name, path: categoryAddress(category.routeName) }
    },
    list: ({ categoryId }, { index }) => listTerm(index, 'category', categoryId, homeRowLength),
  },
  'sub-category': {
    heading: ({ subCategoryUuid }, { places }) => {
      const place = places.get(subCategoryUuid ?? '')
      if (!place) return undefined
      const { category, subCategory } = place
      return { title: subCategory.name, path: subCategoryAddress(category.routeName, subCategory.routeName) }
    },
    list: ({ subCategoryUuid }, { index }) => listTerm(index, 'subCategory', subCategoryUuid, homeRowLength),
  },
  range: {
    heading: ({ rangeUuid }, { ranges }) => {
      const range = ranges.get(rangeUuid ?? '')
      return range && { title: range.name, path: rangeAddress(range.routeName) }
    },
    list: ({ rangeUuid }, { index }) => listTerm(index, 'range', rangeUuid, homeRowLength),
  },
  sale: {
    heading: ({ saleUuid }, { sales }) => {
      const sale = sales.get(saleUuid ?? '')
      return sale && { title: sale.name, path: saleAddress(sale.routeName) }
    },
    list: ({ saleUuid }, { index }) => listInSale(index, saleUuid, homeRowLength),
  },
  products: {
    heading: always({ title: '', path: '' }),
    list: ({ products }, { index }) => findCards(index, products),
  },
}

/** A row as shoppers see it; undefined if its source is not on the site. */
export function showRow(row: HomeRow, shop: ShopOfRows): (RowHeading & { cards: Card[] }) | undefined {
  const filling = fillings[row.source]
  const heading = filling.heading(row, shop.taxonomy)
  if (!heading) return undefined
  return { title: row.title || heading.title, path: row.link || heading.path, cards: filling.list(row, shop) }
}
