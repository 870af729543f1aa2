import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { DemoGroup } from '../../../contract/staff/demonstration.ts'
import { listingLabels } from '../../../contract/staff/labels.ts'
import { homeRows } from '../../catalogue/tables.ts'
import { pages } from '../../content/tables.ts'
import type { Db, Transaction } from '../../platform/database.ts'
import type { Change } from '../../site/changes.ts'
import { byDemonstration } from '../../site/demonstration.ts'
import type { Saving } from '../../site/saving.ts'
import { audit, listingInfos, siteSettings } from '../../site/tables.ts'
import { saveRow } from '../../site/versioned-rows.ts'
import type { FoundRecord } from './demo-records.ts'
import { insideLeaving } from './works.ts'

type Fields = Record<string, unknown>
/** A record that always exists, with the earlier values of the fields to reset. */
export type DemoSave = FoundRecord & { kind: LastingKind; edit: Fields }

type Lasting = {
  table: PgTable
  id: PgColumn
  group: DemoGroup
  name(row: Fields): string
  /** Whether each field is reset on its own, so that those that staff have changed stay. */
  byField?: true
  toHistory?(row: Fields): Fields
}

const settingsRow = { table: siteSettings, id: siteSettings.id, group: 'details', byField: true } as const
const pick =
  (...names: string[]) =>
  (row: Fields): Fields =>
    Object.fromEntries(names.map((name) => [name, row[name]]))

/** The kinds of records that always exist, and that the demonstration changes. */
const lastingKinds = {
  settings: { ...settingsRow, name: () => 'The shop’s name, address and other details' },
  'opening hours': {
    ...settingsRow,
    name: () => 'The opening hours',
    toHistory: pick('openingHours', 'openingTimesWeekdays', 'openingTimesSunday'),
  },
  announcement: {
    ...settingsRow,
    group: 'site',
    name: () => 'The announcement',
    toHistory: pick('bannerMessage', 'bannerFrom', 'bannerUntil'),
  },
  page: { table: pages, id: pages.id, group: 'site', name: ({ title }) => `Text of ‘${title}’` },
  listing: {
    table: listingInfos,
    id: listingInfos.key,
    group: 'site',
    name: ({ key }) => `Text of ‘${listingLabels[key as keyof typeof listingLabels]}’`,
  },
  'home row': {
    table: homeRows,
    id: homeRows.key,
    group: 'site',
    name: ({ title, position }) => `Home page, ${title || `row ${Number(position) + 1}`}`,
  },
} satisfies Record<string, Lasting>
type LastingKind = keyof typeof lastingKinds
export const isLasting = (kind: string): kind is LastingKind => Object.hasOwn(lastingKinds, kind)

/** The lasting records that still contain values of the demonstration. */
export async function findSaves(db: Db): Promise<DemoSave[]> {
  const entries = await db
    .select({
      kind: audit.entity,
      id: audit.entityId,
      before: sql<Fields>`${audit.before}`,
      after: sql<Fields>`${audit.after}`,
    })
    .from(audit)
    .where(and(byDemonstration, eq(audit.action, 'save')))
    .orderBy(audit.id)
  const found: DemoSave[] = []
  for (const { kind, id, before, after } of entries) {
    if (!isLasting(kind)) continue
    const save = await describeSave(db, kind, id, { before, after })
    if (save) found.push(save)
  }
  return found
}

async function describeSave(
  db: Db,
  kind: LastingKind,
  id: string,
  saved: { before: Fields; after: Fields },
): Promise<DemoSave | undefined> {
  const { group, name, byField }: Lasting = lastingKinds[kind]
  const row = await readLasting(db, kind, id)
  if (!row) return undefined
  const set = listSet(saved)
  const still = set.filter((field) => isDeepStrictEqual(toJson(row[field]), saved.after[field]))
  if (still.length === 0) return undefined
  const isChanged = !byField && (still.length < set.length || (await wasSaved(db, kind, id)))
  const edit = Object.fromEntries((isChanged ? set : still).map((field) => [field, saved.before[field]]))
  return { kind, id, group, isChanged, name: name(row), edit }
}

const counters = ['version', 'updatedAt']

/** The fields that a save has changed. */
export const listSet = ({ before, after }: { before: Fields; after: Fields }): string[] =>
  Object.keys(after).filter((field) => !counters.includes(field) && !isDeepStrictEqual(before[field], after[field]))

/** The value as the history stores it. */
export const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

export async function readLasting(db: Db, kind: LastingKind, id: string): Promise<Fields | undefined> {
  const { table, id: column }: Lasting = lastingKinds[kind]
  const [row] = await db.select().from(table).where(sql`${column}::text = ${id}`)
  return row
}

async function wasSaved(db: Db, kind: LastingKind, id: string): Promise<boolean> {
  const rows = await db.execute(sql`
    select from audit as entry where entry.staff_id is not null and entry.entity = ${kind}
    and entry.entity_id = ${id} and not ${insideLeaving} limit 1`)
  return rows.length > 0
}

export function saveLasting(tx: Transaction, change: Change, kind: LastingKind, saving: Saving<string, Fields>) {
  const { table, id: column, toHistory }: Lasting = lastingKinds[kind]
  const stored = { table, id: column, entity: kind, toHistory }
  return saveRow<PgTable>(tx, change, stored, saving)
}
