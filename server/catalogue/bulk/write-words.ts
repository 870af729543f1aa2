import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Changed } from './product-state.ts'
import { asJson } from './record-rows.ts'
import { writeLists } from './write-lists.ts'

/** What is said of products and variants that are there; their lists also of those that were just made. */
export async function writeWords(tx: Transaction, changed: Changed[]): Promise<void> {
  await writeProductWords(tx, changed)
  await writeVariantWords(tx, changed)
  await writeLists(tx, changed)
}

async function writeProductWords(tx: Transaction, changed: Changed[]): Promise<void> {
  const rows = changed.flatMap(({ uuid, before, after, change }) =>
    before && after && change.after.words ? [{ uuid, ...after.words }] : [],
  )
  if (rows.length === 0) return
  await tx.execute(sql`
    update products set
      name = asked.name, description = asked.description, supplier_code = asked."supplierCode",
      meta_tags = array(select json_array_elements_text(asked."metaTags")),
      page_title = asked."pageTitle", meta_description = asked."metaDescription", keywords = asked.keywords
    from json_to_recordset(${asJson(rows)}) as asked(
      uuid uuid, name text, description text, "supplierCode" text, "metaTags" json,
      "pageTitle" text, "metaDescription" text, keywords text)
    where products.uuid = asked.uuid`)
}

async function writeVariantWords(tx: Transaction, changed: Changed[]): Promise<void> {
  const rows = changed.flatMap(({ after, change }) =>
    (after?.variants ?? []).flatMap(({ uuid, words }) =>
      uuid in change.before.variants && change.after.variants[uuid]?.words ? [{ uuid, ...words }] : [],
    ),
  )
  if (rows.length === 0) return
  await tx.execute(sql`
    update variants set
      name = asked.name, description = asked.description, supplier_code = asked."supplierCode",
      height_cm = asked."heightCm", width_cm = asked."widthCm", depth_cm = asked."depthCm",
      visible = asked.visible, version = version + 1, updated_at = now()
    from json_to_recordset(${asJson(rows)}) as asked(
      uuid uuid, name text, description text, "supplierCode" text, "heightCm" double precision,
      "widthCm" double precision, "depthCm" double precision, visible boolean)
    where variants.uuid = asked.uuid`)
}
