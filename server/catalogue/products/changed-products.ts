import { type SQL, sql } from 'drizzle-orm'
import { among } from '../../platform/among.ts'
import type { Transaction } from '../../platform/database.ts'
import type { Mark } from '../../site/changes.ts'
import { noteSwitchedMeanwhile } from '../prices/price-log.ts'
import { products, propertyValues, subCategories, variantProperties, variants } from '../tables.ts'
import { lockProducts } from './lock-products.ts'

/** Makes every process read these products again. */
export const markProducts = (where: SQL): Mark => ({
  lock: (tx) => lockProducts(tx, where),
  write: async (tx, version) => {
    await markProductsChanged(tx, version, where)
    await noteSwitchedMeanwhile(tx, where)
  },
})

export const markProductsChanged = (tx: Transaction, version: number, where: SQL) =>
  // A product's terms and pictures may change without an edit of the product.
  tx
    .update(products)
    .set({ changedIn: version, updatedAt: sql`${products.updatedAt}` })
    .where(where)

export const inCategories = (ids: number[]) => sql`${products.subCategoryUuid} in (
  select ${subCategories.uuid} from ${subCategories} where ${among(subCategories.categoryId, ids)})`

export const withOffers = sql`${products.uuid} in (
  select ${variants.productUuid} from ${variants} where ${variants.onSale} and ${variants.deletedAt} is null)`

export const withProperties = (ids: number[]) => sql`${products.uuid} in (
  select ${variants.productUuid} from ${variants}
  join ${variantProperties} on ${variantProperties.variantUuid} = ${variants.uuid}
  join ${propertyValues} on ${propertyValues.id} = ${variantProperties.valueId}
  where ${among(propertyValues.propertyId, ids)})`
