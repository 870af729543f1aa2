import { asc, eq, inArray } from 'drizzle-orm'
import type { BrandEdit } from '../../../contract/staff/catalogue.ts'
import type { BrandRow } from '../../../contract/staff/catalogue-lists.ts'
import { readPictures } from '../../media/pictures.ts'
import type { Db } from '../../platform/database.ts'
import type { Listing } from '../../site/record-kinds.ts'
import { keepOrderedRecords } from '../../site/records.ts'
import { markProducts } from '../products/changed-products.ts'
import { countProductsBy } from '../products/product-counts.ts'
import { brands, products } from '../tables.ts'
import { refuseInUse } from './taxonomy-checks.ts'

export const brandRecords = keepOrderedRecords({
  entity: 'brand',
  table: brands,
  id: brands.uuid,
  listOrder: [asc(brands.position), asc(brands.name)],
  list: listBrandRows,
  edit: (row): BrandEdit => row,
  marks: (uuids) => markProducts(inArray(products.brandUuid, uuids)),
  changesMarked: (before, after) => before.name !== after.name || before.visible !== after.visible,
  afterBin: (tx, uuid) => refuseInUse(tx, products, eq(products.brandUuid, uuid), ['product', 'products']),
})

export const { create: createBrand, save: saveBrand, order: orderBrands, bin: binBrand } = brandRecords

async function listBrandRows(rows: Listing<typeof brands.$inferSelect>[], db: Db): Promise<BrandRow[]> {
  const hashes = rows.map(({ logoHash }) => logoHash)
  const [logos, counts] = await Promise.all([readPictures(db, hashes), countProductsBy(db, products.brandUuid)])
  return rows.map((row) => ({
    ...row,
    productCount: counts.get(row.uuid) ?? 0,
    logo: logos.get(row.logoHash ?? '') ?? null,
  }))
}
