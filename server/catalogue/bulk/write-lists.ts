import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Changed } from './product-state.ts'
import { asJson } from './record-rows.ts'

type Entry = { owner: string; items: string[] }
type List = { table: SQL; owner: SQL; item: SQL; type: SQL }

const ofProduct: Record<'pictures' | 'related', List> = {
  pictures: {
    table: sql`product_pictures`,
    owner: sql`product_uuid`,
    item: sql`picture_hash`,
    type: sql`text`,
  },
  related: { table: sql`related_products`, owner: sql`product_uuid`, item: sql`related_uuid`, type: sql`uuid` },
}
const variantPictures: List = {
  table: sql`variant_pictures`,
  owner: sql`variant_uuid`,
  item: sql`picture_hash`,
  type: sql`text`,
}

/** Lists in their order: those that have changed are written as a whole. */
export async function writeLists(tx: Transaction, changed: Changed[]): Promise<void> {
  for (const name of ['pictures', 'related'] as const)
    await writeList(
      tx,
      ofProduct[name],
      changed.flatMap(({ uuid, change: { after } }) => takeList(uuid, after.words?.[name])),
    )
  await writeList(
    tx,
    variantPictures,
    changed.flatMap(({ change: { after } }) =>
      Object.entries(after.variants).flatMap(([uuid, { words }]) => takeList(uuid, words?.pictures)),
    ),
  )
}

const takeList = (owner: string, items: string[] | undefined): Entry[] => (items ? [{ owner, items }] : [])

async function writeList(tx: Transaction, { table, owner, item, type }: List, entries: Entry[]): Promise<void> {
  if (entries.length === 0) return
  const owners = entries.map((entry) => entry.owner)
  await tx.execute(sql`delete from ${table} where ${owner} = any(${sql.param(owners)}::uuid[])`)
  const rows = entries.flatMap((entry) => entry.items.map((one, place) => ({ owner: entry.owner, one, place })))
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into ${table} (${owner}, ${item}, position)
    select owner, one, place from json_to_recordset(${asJson(rows)}) as asked(owner uuid, one ${type}, place integer)`)
}
