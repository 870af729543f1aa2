import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database.ts'
import type { Changed } from './product-state.ts'
import { asJson } from './record-rows.ts'

type Entry = { owner: string; items: (string | number)[] }
type List = { table: SQL; owner: SQL; item: SQL; type: SQL; inOrder: boolean }

const picturesOf = (owner: 'product' | 'variant'): List => ({
  table: sql.raw(`${owner}_pictures`),
  owner: sql.raw(`${owner}_uuid`),
  item: sql`picture_hash`,
  type: sql`text`,
  inOrder: true,
})
const productLists: Record<'pictures' | 'related', List> = {
  pictures: picturesOf('product'),
  related: {
    table: sql`related_products`,
    owner: sql`product_uuid`,
    item: sql`related_uuid`,
    type: sql`uuid`,
    inOrder: true,
  },
}
const variantLists: Record<'pictures' | 'properties', List> = {
  pictures: picturesOf('variant'),
  properties: {
    table: sql`variant_properties`,
    owner: sql`variant_uuid`,
    item: sql`value_id`,
    type: sql`integer`,
    inOrder: false,
  },
}

/** Lists that have changed are written as a whole. */
export async function writeLists(tx: Transaction, changed: Changed[]): Promise<void> {
  for (const [name, list] of entriesOf(productLists))
    await writeList(
      tx,
      list,
      changed.flatMap(({ uuid, change: { after } }) => takeList(uuid, after.facts[name])),
    )
  for (const [name, list] of entriesOf(variantLists))
    await writeList(
      tx,
      list,
      changed.flatMap(({ change: { after } }) =>
        Object.entries(after.variants).flatMap(([uuid, facts]) => takeList(uuid, facts[name])),
      ),
    )
}

const entriesOf = <Name extends string>(lists: Record<Name, List>) => Object.entries(lists) as [Name, List][]

const takeList = (owner: string, items: Entry['items'] | undefined): Entry[] => (items ? [{ owner, items }] : [])

async function writeList(tx: Transaction, list: List, entries: Entry[]): Promise<void> {
  if (entries.length === 0) return
  const { table, owner, item, type } = list
  const owners = entries.map((entry) => entry.owner)
  await tx.execute(sql`delete from ${table} where ${owner} = any(${sql.param(owners)}::uuid[])`)
  const rows = entries.flatMap((entry) => entry.items.map((one, place) => ({ owner: entry.owner, one, place })))
  if (rows.length === 0) return
  const [column, place] = list.inOrder ? [sql`, position`, sql`, place`] : [sql``, sql``]
  await tx.execute(sql`
    insert into ${table} (${owner}, ${item}${column})
    select owner, one${place} from json_to_recordset(${asJson(rows)}) as asked(owner uuid, one ${type}, place integer)`)
}
