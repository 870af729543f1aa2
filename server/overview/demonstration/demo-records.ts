import { and, isNull, type SQL, sql } from 'drizzle-orm'
import type { DemoGroup, DemoRecord } from '../../../contract/staff/demonstration.ts'
import { products, variants } from '../../catalogue/tables.ts'
import { kindEntries } from '../../content/kind-entries.ts'
import type { Db } from '../../platform/database.ts'
import { demonstration } from '../../site/demonstration.ts'
import { insideLeaving, leaveKind, takeBackKind } from './works.ts'

export type FoundRecord = DemoRecord & { group: DemoGroup; isChanged: boolean }

/** The kinds that the demonstration creates; their records are binned in this order, and restored in reverse. */
const createdKinds = {
  slide: 'site',
  'pop-up': 'site',
  page: 'site',
  'search-rule': 'site',
  product: 'products',
  sale: 'products',
  'display-place': 'products',
  'sub-category': 'categories',
  category: 'categories',
  property: 'properties',
  brand: 'brands',
  range: 'brands',
} as const satisfies Partial<Record<keyof typeof kindEntries, DemoGroup>>
export type CreatedKind = keyof typeof createdKinds
export const createdKindNames = Object.keys(createdKinds) as CreatedKind[]

/** Every record that the demonstration created and that is not in the bin. */
export async function findCreated(db: Db): Promise<FoundRecord[]> {
  const found = await Promise.all(createdKindNames.map((kind) => findOfKind(db, kind)))
  return found.flat()
}

async function findOfKind(db: Db, kind: CreatedKind): Promise<FoundRecord[]> {
  const { table, id, name, deletedAt } = kindEntries[kind]
  const key = sql`${id}::text`
  const rows = await db
    .select({ id: sql<string>`${key}`, name: sql<string>`${name}`, isChanged: sql<boolean>`${isChanged(kind, key)}` })
    .from(table)
    .where(and(isNull(deletedAt), wasCreated(sql`${kind}`, key)))
    .orderBy(name)
  return rows.map((row) => ({ ...row, kind, group: createdKinds[kind] }))
}

export const wasCreated = (kind: SQL, key: SQL): SQL => sql`exists (
  select from audit as entry where entry.staff_name = ${demonstration.name} and entry.staff_id is null
  and entry.action = 'create' and entry.entity = ${kind} and entry.entity_id = ${key})`

/** Whether staff have changed the record. Price tickets, and removing or bringing back the demonstration, do not count. */
export function isChanged(kind: CreatedKind | 'picture' | 'file', key: SQL): SQL {
  const self = sql`entry.entity = ${kind} and entry.entity_id = ${key}`
  const own = kind === 'product' ? sql`(${self} or ${ofVariants})` : self
  const alone = sql`exists (select from audit as entry where entry.staff_id is not null and ${own}
    and entry.action not in ('print', 'drop ticket') and not ${insideLeaving})`
  return kind === 'product' ? sql`(${alone} or ${changedInBulk})` : alone
}

const ofVariants = sql`(entry.entity = 'variant' and entry.entity_id in (
  select ${variants.uuid}::text from ${variants} where ${variants.productUuid} = ${products.uuid}))`

const changedInBulk = sql`exists (
  select from bulk_changes join audit as entry
    on entry.entity = 'products' and entry.entity_id = bulk_changes.work_uuid::text
  where bulk_changes.product_uuid = ${products.uuid} and entry.staff_id is not null
    and entry.action not in (${leaveKind}, ${takeBackKind}))`
