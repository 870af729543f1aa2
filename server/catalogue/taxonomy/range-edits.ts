import { asc, inArray } from 'drizzle-orm'
import { rangeAddress } from '../../../contract/addresses.ts'
import type { RangeEdit } from '../../../contract/staff/catalogue.ts'
import type { RangeRow } from '../../../contract/staff/catalogue-lists.ts'
import { defineOrderedRecords } from '../../site/records.ts'
import { claimAddress, moveAddress } from '../../site/redirect-edits.ts'
import { markProducts } from '../products/changed-products.ts'
import { countAndIllustrate } from '../products/product-counts.ts'
import { products, ranges } from '../tables.ts'

export const rangeRecords = defineOrderedRecords({
  entity: 'range',
  table: ranges,
  id: ranges.uuid,
  listOrder: [asc(ranges.position), asc(ranges.name)],
  list: async (rows, db) => {
    const counted = await countAndIllustrate(db, rows, products.rangeUuid, ({ imageHash }) => imageHash)
    return counted.map(({ picture: image, ...row }): RangeRow => ({ ...row, image }))
  },
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
