import { asc, eq, inArray } from 'drizzle-orm'
import type { BrandEdit } from '../../../contract/staff/catalogue.ts'
import type { BrandRow } from '../../../contract/staff/catalogue-lists.ts'
import type { Transaction } from '../../platform/database.ts'
import type { Change } from '../../site/changes.ts'
import { defineOrderedRecords } from '../../site/records.ts'
import { claimListings } from '../../site/redirect-edits.ts'
import { markProducts } from '../products/changed-products.ts'
import { countAndIllustrate } from '../products/product-counts.ts'
import { brands, products } from '../tables.ts'
import { refuseInUse } from './taxonomy-checks.ts'

export const brandRecords = defineOrderedRecords({
  entity: 'brand',
  table: brands,
  id: brands.uuid,
  listOrder: [asc(brands.position), asc(brands.name)],
  list: async (rows, db) => {
    const counted = await countAndIllustrate(db, rows, products.brandUuid, ({ logoHash }) => logoHash)
    return counted.map(({ picture: logo, ...row }): BrandRow => ({ ...row, logo }))
  },
  edit: (row): BrandEdit => row,
  marks: (uuids) => markProducts(inArray(products.brandUuid, uuids)),
  changesMarked: (before, after) => before.name !== after.name || before.visible !== after.visible,
  afterBin: (tx, uuid) => refuseInUse(tx, products, eq(products.brandUuid, uuid), ['product', 'products']),
  afterSave: (tx, change, { after }) => claimIfShown(tx, change, after),
  afterRestore: claimIfShown,
})

async function claimIfShown(tx: Transaction, change: Change, { uuid, visible }: typeof brands.$inferSelect) {
  if (visible) await claimListings(tx, change, { kind: 'brand', keys: [uuid] })
}

export const { create: createBrand, save: saveBrand, order: orderBrands, bin: binBrand } = brandRecords
