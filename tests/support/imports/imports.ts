import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { ImportCheck, ImportRowsQuery } from '../../../contract/staff/import.ts'
import type { ImportParts } from '../../../server/catalogue/import/import-parts.ts'
import { receiveImport } from '../../../server/catalogue/import/receive-import.ts'
import { openLog } from '../../../server/platform/log.ts'
import { runTasks, type TaskKind } from '../../../server/platform/tasks/task-runner.ts'
import { listCatalogueKinds } from '../../../server/task-kinds.ts'
import type { TestDatabase } from '../database/database.ts'
import { answered } from '../shop-window.ts'
import { openStaffClient, ruth } from '../staff/staff-client.ts'
import { sharedReader } from './shared-reader.ts'

/** The back office with a task runner for its imports. */
export function openImportContext(
  { db, sql: connection }: TestDatabase,
  parts: Omit<ImportParts, 'reader'>,
  arrange = (kinds: Record<string, TaskKind>) => kinds,
) {
  const client = openStaffClient({ db })
  const { storage } = parts.media
  const runner = runTasks({
    db,
    sql: connection,
    log: openLog('silent'),
    kinds: arrange(listCatalogueKinds({ ...parts, reader: sharedReader })),
    pollMs: 500,
  })
  const view = (uuid: string) => answered(client.import({ uuid }))
  const wait = async (uuid: string) => {
    await expect
      .poll(async () => (await view(uuid)).task?.state, { timeout: 120_000, interval: 20 })
      .toMatch(/done|failed/)
    return view(uuid)
  }
  const send = (text: string | Buffer, fileName = 'products.csv') =>
    receiveImport({ db, storage, reader: sharedReader }, ruth, { bytes: Buffer.from(text), fileName })
  /** Makes the dry run with the page's initial matching of columns, changed by `part`. */
  const check = async (uuid: string, part: Partial<ImportCheck> = {}) => {
    const { supplier, columns, makeNew } = await view(uuid)
    const matching = columns.map(({ column }) => column)
    await answered(client.checkImport({ uuid, supplier, matching, makeNew, ...part }))
    return wait(uuid)
  }
  const rows = async (uuid: string, show: ImportRowsQuery['show'] = 'all') =>
    (await answered(client.importRows({ uuid, show }))).rows
  const apply = async (uuid: string, leaveWrong = false) => {
    await answered(client.applyImport({ uuid, leaveWrong }))
    return wait(uuid)
  }
  const undo = async (uuid: string) => {
    await answered(client.undoImport({ uuid }))
    return wait(uuid)
  }
  /** Uploads a file, makes its dry run and applies it. */
  const bring = async (text: string | Buffer, part: Partial<ImportCheck> = {}, fileName = 'products.csv') => {
    const { uuid } = await send(text, fileName)
    await check(uuid, part)
    return apply(uuid, true)
  }
  const close = runner.close
  return { client, view, send, check, rows, apply, undo, bring, wait, readShop: () => readShop(db), close }
}

/** Reads all columns of all products outside the bin, and of their terms, without those that count edits. */
async function readShop(db: TestDatabase['db']) {
  const all = async (query: ReturnType<typeof sql>) => [...(await db.execute(query))]
  const inShop = sql`select uuid from products where deleted_at is null`
  const variantsInShop = sql`select uuid from variants where deleted_at is null and product_uuid in (${inShop})`
  return {
    products: await all(sql`
      select to_jsonb(p) - '{version,updated_at,changed_in}'::text[] as row
      from products p where deleted_at is null order by uuid`),
    variants: await all(sql`
      select to_jsonb(v) - '{version,updated_at}'::text[] as row from variants v
      where uuid in (${variantsInShop}) order by uuid`),
    properties: await all(sql`
      select variant_uuid, value_id from variant_properties where variant_uuid in (${variantsInShop}) order by 1, 2`),
    pictures: await all(sql`
      select product_uuid, picture_hash, position from product_pictures where product_uuid in (${inShop}) order by 1, 3`),
    variantPictures: await all(sql`
      select variant_uuid, picture_hash, position from variant_pictures
      where variant_uuid in (${variantsInShop}) order by 1, 3`),
    related: await all(sql`
      select product_uuid, related_uuid, position from related_products where product_uuid in (${inShop}) order by 1, 3`),
    taxonomy: await all(sql`
      select 'brand' as kind, uuid::text as id, name from brands
      union all select 'range', uuid::text, name from ranges
      union all select 'category', id::text, name from categories
      union all select 'sub-category', uuid::text, name from sub_categories
      union all select 'property', id::text, name from properties
      union all select 'value', id::text, name from property_values order by 1, 2`),
    redirects: await all(sql`select from_path, to_path from redirects order by 1`),
  }
}
