import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { type LeftBehind, TakeBackRequest, takeBackDays } from '../../../contract/staff/demonstration.ts'
import { changeLocked } from '../../catalogue/bulk/change-products.ts'
import { readUndoing, undoProduct } from '../../catalogue/bulk/undoing.ts'
import { kindEntries } from '../../content/kind-entries.ts'
import type { Database, Db, Transaction } from '../../platform/database.ts'
import { Problem } from '../../platform/problem.ts'
import type { Task } from '../../platform/tasks/task-list.ts'
import type { TaskKind } from '../../platform/tasks/task-runner.ts'
import { type Actor, type Change, changeShop } from '../../site/changes.ts'
import type { KindEntry } from '../../site/kind-entry.ts'
import { audit } from '../../site/tables.ts'
import { mediaKinds } from './demo-media.ts'
import { createdKindNames } from './demo-records.ts'
import { isLasting, listSet, readLasting, saveLasting, toJson } from './demo-saves.ts'
import { startOnce } from './leave.ts'
import { leaveKind, takeBackKind } from './works.ts'

const dayMs = 86_400_000

/** The last removal of the demonstration, while it can be undone. */
export async function findLeft(db: Db): Promise<LeftBehind | null> {
  const takenBack = sql`exists (select from audit as later where later.entity = 'products'
    and later.action = ${takeBackKind} and later.after ->> 'of' = ${audit.entityId})`
  const [row] = await db
    .select()
    .from(audit)
    .where(
      and(
        eq(audit.entity, 'products'),
        eq(audit.action, leaveKind),
        gt(audit.at, new Date(Date.now() - takeBackDays * dayMs)),
        sql`not ${takenBack}`,
      ),
    )
    .orderBy(desc(audit.id))
    .limit(1)
  if (!row) return null
  const { entityId: workUuid, at, staffName: by } = row
  const { title, backup } = row.after as { title: string; backup: string }
  const until = new Date(at.getTime() + takeBackDays * dayMs).toISOString()
  return { workUuid, at: at.toISOString(), by, title, backup, until }
}

export const startTakingBack = (db: Database, by: Actor, workUuid: string): Promise<Task> =>
  startOnce(db, async (tx) => {
    const { title } = await refuseOther(tx, workUuid)
    return [tx, by, { kind: takeBackKind, title, input: { workUuid } }]
  })

async function refuseOther(db: Db, workUuid: string): Promise<LeftBehind> {
  const left = await findLeft(db)
  if (left?.workUuid === workUuid) return left
  throw new Problem(409, 'Cannot be brought back', 'This was brought back already, or its 30 days are over.')
}

/** Restores the removed records that are still in the bin, except what somebody has changed since. */
export const takeBackDemonstration: TaskKind = async (task, context) => {
  const { workUuid } = TakeBackRequest.parse(task.input)
  await changeShop(context.db, { id: task.staffId, name: task.staffName }, async (tx, change) => {
    const { title } = await refuseOther(tx, workUuid)
    const entries = await readEntries(tx, workUuid)
    const terms = entries.filter(({ action }) => action === 'bin').toSorted(byNeed)
    let changed = 0
    for (const { entity, entityId } of terms) changed += await takeOut(tx, change, entity, entityId)
    const undoing = await readUndoing(tx, workUuid)
    const products = await changeLocked(tx, change, {
      workUuid: task.uuid,
      uuids: [...undoing.changes.keys()],
      report: () => {},
      alter: (state) => undoProduct(state, undoing),
    })
    for (const entry of entries) if (entry.action === 'save') changed += await putBack(tx, change, entry)
    change.touchesPublic()
    const after = { title, of: workUuid, changed: changed + products.changed, refused: products.refused }
    change.record({ action: takeBackKind, entity: 'products', entityId: task.uuid, after })
    await context.finish(tx, { ...after, refusals: products.refusals })
  })
}

type Entry = { action: string; entity: string; entityId: string; before: unknown; after: unknown }

/** The history entries of the single records of a removal. */
export async function readEntries(db: Db, workUuid: string): Promise<Entry[]> {
  return [
    ...(await db.execute<Entry>(sql`
      select entry.action, entry.entity, entry.entity_id as "entityId", entry.before, entry.after
      from audit as entry join audit as work on work.at = entry.at and work.staff_name = entry.staff_name
      where work.entity = 'products' and work.action = ${leaveKind} and work.entity_id = ${workUuid}
        and entry.entity <> 'products' order by entry.id`)),
  ]
}

/** Orders records so that dependencies are restored first: pictures and files, then the kinds in reverse order. */
const order: string[] = [...mediaKinds, ...createdKindNames.toReversed()]
const byNeed = (one: Entry, other: Entry) => order.indexOf(one.entity) - order.indexOf(other.entity)

async function takeOut(tx: Transaction, change: Change, entity: string, id: string): Promise<number> {
  const { table, id: column, deletedAt, restore }: KindEntry = kindEntries[entity as keyof typeof kindEntries]
  const rows = await tx.execute(
    sql`select from ${table} where ${column}::text = ${id} and ${deletedAt} is not null for no key update`,
  )
  if (rows.length === 0) return 0
  await restore?.(tx, change, id)
  return 1
}

/** Sets the fields that nobody has changed since to the values of the demonstration. */
async function putBack(tx: Transaction, change: Change, { entity, entityId, before, after }: Entry): Promise<number> {
  if (!isLasting(entity)) return 0
  const saved = { before: before as Fields, after: after as Fields }
  const row = await readLasting(tx, entity, entityId)
  if (!row) return 0
  const untouched = listSet(saved).filter((field) => isDeepStrictEqual(toJson(row[field]), toJson(saved.after[field])))
  if (untouched.length === 0) return 0
  const edit = Object.fromEntries(untouched.map((field) => [field, saved.before[field]]))
  await saveLasting(tx, change, entity, { id: entityId, version: Number(row.version), edit })
  return 1
}
type Fields = Record<string, unknown>
