import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Changed } from './product-state.ts'
import { asJson } from './record-rows.ts'

export async function makeProducts(tx: Transaction, changed: Changed[]): Promise<void> {
  const rows = changed.flatMap(({ uuid, before, after }) =>
    !before && after ? [{ uuid, ...after.facts, ...after.words }] : [],
  )
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into products (
      uuid, name, description, status, sub_category_uuid, brand_uuid, range_uuid, range_position, meta_tags,
      more_colors_available, immediate_delivery, show_interest_free_credit, supplier_code,
      new_until, published_at, listed_at, page_title, meta_description, keywords)
    select uuid, name, description, status, "subCategoryUuid", "brandUuid", "rangeUuid", "rangePosition",
      array(select json_array_elements_text("metaTags")),
      "moreColorsAvailable", "immediateDelivery", "showInterestFreeCredit", "supplierCode",
      "newUntil", "publishedAt", "listedAt", "pageTitle", "metaDescription", keywords
    from json_to_recordset(${asJson(rows)}) as asked(
      uuid uuid, name text, description text, status text, "subCategoryUuid" uuid, "brandUuid" uuid,
      "rangeUuid" uuid, "rangePosition" integer, "metaTags" json, "moreColorsAvailable" boolean,
      "immediateDelivery" boolean, "showInterestFreeCredit" boolean, "supplierCode" text, "newUntil" timestamptz,
      "publishedAt" timestamptz, "listedAt" timestamptz, "pageTitle" text, "metaDescription" text, keywords text)`)
}

/** After the ones that are there, in their own order. */
export async function makeVariants(tx: Transaction, changed: Changed[]): Promise<void> {
  const rows = changed.flatMap(({ uuid, after, change }) =>
    (after?.variants ?? [])
      .filter((one) => one.uuid in change.after.variants && !(one.uuid in change.before.variants))
      .map(({ prices, words, uuid: own }, place) => ({ product: uuid, uuid: own, place, ...prices, ...words })),
  )
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into variants (
      uuid, product_uuid, name, description, price_pence, sale_price_pence, on_sale, sale_starts_at, sale_ends_at,
      height_cm, width_cm, depth_cm, supplier_code, visible, position)
    select uuid, product, name, description, "pricePence", "salePricePence", "onSale", "saleStartsAt", "saleEndsAt",
      "heightCm", "widthCm", "depthCm", "supplierCode", visible,
      place + (select coalesce(max(position) + 1, 0) from variants where product_uuid = product)
    from json_to_recordset(${asJson(rows)}) as asked(
      uuid uuid, product uuid, place integer, name text, description text, "pricePence" integer,
      "salePricePence" integer, "onSale" boolean, "saleStartsAt" timestamptz, "saleEndsAt" timestamptz,
      "heightCm" double precision, "widthCm" double precision, "depthCm" double precision,
      "supplierCode" text, visible boolean)`)
}
