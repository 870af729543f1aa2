import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { bulkChanges } from '../tables.ts'
import type { Changed } from './product-state.ts'
import { asJson } from './record-rows.ts'
import { putAway } from './write-gone.ts'
import { makeProducts, makeVariants } from './write-new.ts'
import { writeWords } from './write-words.ts'

/** A handful of statements, however many products there are. */
export async function writeStates(tx: Transaction, workUuid: string, changed: Changed[]): Promise<void> {
  if (changed.length === 0) return
  await putAway(tx, changed)
  await makeProducts(tx, changed)
  await writeFacts(tx, changed)
  await makeVariants(tx, changed)
  await writePrices(tx, changed)
  await writeWords(tx, changed)
  await writeProperties(tx, changed)
  await keepChanges(tx, workUuid, changed)
}

async function writeFacts(tx: Transaction, changed: Changed[]): Promise<void> {
  const rows = changed.flatMap(({ uuid, before, after }) => (before && after ? [{ uuid, ...after.facts }] : []))
  if (rows.length === 0) return
  await tx.execute(sql`
    update products set
      status = asked.status, published_at = asked."publishedAt", new_until = asked."newUntil",
      listed_at = asked."listedAt", deleted_at = asked."deletedAt",
      sub_category_uuid = asked."subCategoryUuid", brand_uuid = asked."brandUuid",
      range_uuid = asked."rangeUuid", range_position = asked."rangePosition",
      more_colors_available = asked."moreColorsAvailable", immediate_delivery = asked."immediateDelivery",
      show_interest_free_credit = asked."showInterestFreeCredit",
      version = version + 1, updated_at = now()
    from json_to_recordset(${asJson(rows)}) as asked(
      uuid uuid, status text, "publishedAt" timestamptz, "newUntil" timestamptz, "listedAt" timestamptz,
      "deletedAt" timestamptz, "subCategoryUuid" uuid, "brandUuid" uuid, "rangeUuid" uuid, "rangePosition" integer,
      "moreColorsAvailable" boolean, "immediateDelivery" boolean, "showInterestFreeCredit" boolean)
    where products.uuid = asked.uuid`)
}

async function writePrices(tx: Transaction, changed: Changed[]): Promise<void> {
  const rows = changed.flatMap(({ change: { before, after } }) =>
    Object.entries(after.variants).flatMap(([uuid, { prices }]) =>
      prices && uuid in before.variants ? [{ uuid, ...prices }] : [],
    ),
  )
  if (rows.length === 0) return
  await tx.execute(sql`
    update variants set
      price_pence = asked."pricePence", sale_price_pence = asked."salePricePence", on_sale = asked."onSale",
      sale_starts_at = asked."saleStartsAt", sale_ends_at = asked."saleEndsAt",
      version = version + 1, updated_at = now()
    from json_to_recordset(${asJson(rows)}) as asked(
      uuid uuid, "pricePence" integer, "salePricePence" integer, "onSale" boolean,
      "saleStartsAt" timestamptz, "saleEndsAt" timestamptz)
    where variants.uuid = asked.uuid`)
}

async function writeProperties(tx: Transaction, changed: Changed[]): Promise<void> {
  const pairs = (side: 'before' | 'after') =>
    changed.flatMap(({ change }) =>
      Object.entries(change[side].variants).flatMap(([variant, { properties = [] }]) =>
        properties.map((value) => ({ variant, value })),
      ),
    )
  const [gone, kept] = [pairs('before'), pairs('after')]
  if (gone.length + kept.length === 0) return
  const rows = (list: typeof gone) => sql`json_to_recordset(${asJson(list)}) as asked(variant uuid, value integer)`
  await tx.execute(sql`
    delete from variant_properties own using ${rows(gone)}
    where own.variant_uuid = asked.variant and own.value_id = asked.value`)
  await tx.execute(sql`
    insert into variant_properties (variant_uuid, value_id) select variant, value from ${rows(kept)}`)
}

const keepChanges = (tx: Transaction, workUuid: string, changed: Changed[]) =>
  tx.execute(sql`
    insert into ${bulkChanges} (work_uuid, product_uuid, before, after)
    select ${workUuid}::uuid, product, before, after
    from json_to_recordset(${asJson(changed.map(({ uuid, change }) => ({ product: uuid, ...change })))})
      as asked(product uuid, before jsonb, after jsonb)`)
