import { readDate } from '../../../contract/dates/london.ts'
import { type HomeRowRow, homeRowNames } from '../../../contract/staff/home-rows.ts'
import type { Database } from '../../platform/database.ts'
import { answerOrderedRecordCalls } from '../../site/record-calls.ts'
import { ask } from '../search/ask.ts'
import type { Index } from '../search/catalogue-index.ts'
import { readTaxonomy } from '../taxonomy/taxonomy.ts'
import type { ListViewed } from './home.ts'
import { fillings, type HomeRow, type ShopOfRows, showRow } from './home-row-contents.ts'
import { homeRowRecords, readHomeRows } from './home-row-records.ts'

type Parts = { db: Database; readIndex(): Index; listViewed: ListViewed }

export const answerHomeRowCalls = ({ db, readIndex, listViewed }: Parts) => ({
  ...answerOrderedRecordCalls(db, homeRowNames, homeRowRecords),
  homeRows: async (): Promise<HomeRowRow[]> => {
    const [rows, taxonomy, viewed] = await Promise.all([
      readHomeRows(db),
      readTaxonomy(db),
      listViewed(readDate(new Date())),
    ])
    return ask(readIndex(), (index) => rows.map((row) => describeRow(row, { index, taxonomy, viewed })))
  },
})

/** A row of the list, with what shoppers see of it. */
function describeRow(row: HomeRow & { name: string }, shop: ShopOfRows): HomeRowRow {
  const { key, version, name, source, visible } = row
  const shown = showRow(row, shop)
  const count = shown?.cards.length ?? 0
  const filledWith = isOneOfMany(row) ? (fillings[source].heading(row, shop.taxonomy)?.title ?? '') : ''
  const gap = isNothingChosen(row) ? 'nothing-chosen' : !shown ? 'source-gone' : count === 0 ? 'no-products' : null
  return { key, version, name, source, filledWith, visible, count, gap }
}

const chosenIn = ({ source, categoryId, subCategoryUuid, rangeUuid, saleUuid, products }: HomeRow) =>
  ({
    category: categoryId,
    'sub-category': subCategoryUuid,
    range: rangeUuid,
    sale: saleUuid,
    products: products.length > 0 ? products : null,
  })[String(source)]

const isOneOfMany = (row: HomeRow) => chosenIn(row) !== undefined && row.source !== 'products'
const isNothingChosen = (row: HomeRow) => chosenIn(row) === null
