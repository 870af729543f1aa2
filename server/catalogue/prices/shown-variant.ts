import { sql } from 'drizzle-orm'
import { effectivePence, isOnSaleNow, shownFirst } from './prices.ts'

/** The variant on a product's card with its present price, for a lateral join with `products`. */
export const shownVariant = sql`(
  select variants.uuid, ${effectivePence} as pence, ${isOnSaleNow} as on_sale
  from variants where variants.product_uuid = products.uuid and variants.visible and variants.deleted_at is null
  order by ${shownFirst} limit 1) shown`

/** The first picture on the product's card. Staff see that of another variant where the card has none. */
export const cardPicture = sql<string | null>`coalesce(
  (select own.picture_hash from ${shownVariant} join variant_pictures own on own.variant_uuid = shown.uuid
    order by own.position, own.picture_hash limit 1),
  (select own.picture_hash from product_pictures own where own.product_uuid = products.uuid
    order by own.position, own.picture_hash limit 1),
  (select own.picture_hash from variants join variant_pictures own on own.variant_uuid = variants.uuid
    where variants.product_uuid = products.uuid and variants.deleted_at is null
    order by variants.position, own.position limit 1))`
