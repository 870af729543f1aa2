import { asc, inArray } from 'drizzle-orm'
import { rangeAddress } from '../../../contract/addresses.ts'
import type { RangeEdit } from '../../../contract/staff/catalogue.ts'
import type { RangeRow } from '../../../contract/staff/catalogue-lists.ts'
import { readPictures } from '../../media/pictures.ts'
import type { Db } from '../../platform/database.ts'
import type { Listing } from '../../site/record-kinds.ts'
import { keepOrderedRecords } from '../../site/records.ts'
import { claimAddress, moveAddress } from '../../site/redirect-edits.ts'
import { markProducts } from '../products/changed-products.ts'
import { countProductsBy } from '../products/product-counts.ts'
import { products, ranges } from '../tables.ts'

export const rangeRecords = keepOrderedRecords({
  entity: 'range',
  table: ranges,
  id: ranges.uuid,
  listOrder: [asc(ranges.position), asc(ranges.name)],
  list: listRangeRows,
  edit: (row): RangeEdit => row,
  marks: (uuids) => markProducts(inArray(products.rangeUuid, uuids)),
  changesMarked: (before, after) =>
    before.name !== after.name || before.routeName !== after.routeName || before.visible !== after.visible,
  afterCreate: (tx, change, { routeName }) => claimAddress(tx, change, rangeAddress(routeName)),
  afterSave: async (tx, change, { before, after, redirect }) => {
    const [from, to] = [rangeAddress(before.routeName), rangeAddress(after.routeName)]
    await moveAddress(tx, change, { from, to, redirect, shown: after.visible })
  },
  afterRestore: async (tx, change, { visible, routeName }) => {
    if (visible) await claimAddress(tx, change, rangeAddress(routeName))
  },
})

export const { create: createRange, save: saveRange, bin: binRange } = rangeRecords

async function listRangeRows(rows: Listing<typeof ranges.$inferSelect>[], db: Db): Promise<RangeRow[]> {
  const hashes = rows.map(({ imageHash }) => imageHash)
  const [images, counts] = await Promise.all([readPictures(db, hashes), countProductsBy(db, products.rangeUuid)])
  return rows.map((row) => ({
    ...row,
    productCount: counts.get(row.uuid) ?? 0,
    image: images.get(row.imageHash ?? '') ?? null,
  }))
}
