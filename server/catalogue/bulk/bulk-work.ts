import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type BulkRequest, BulkResult, type BulkWork } from '../../../contract/staff/bulk.ts'
import { writeCount, writeWhole } from '../../../contract/whole-numbers.ts'
import type { Database, Db, Transaction } from '../../platform/database.ts'
import { lockKey } from '../../platform/lock-key.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { tasks } from '../../platform/tables.ts'
import { startTask, type Task } from '../../platform/tasks/task-list.ts'
import type { TaskContext, TaskKind } from '../../platform/tasks/task-runner.ts'
import { type Actor, type Change, changeShop } from '../../site/changes.ts'
import { readNames } from '../products/state/names.ts'
import { sales } from '../tables.ts'
import { bulkKind, undoBulkKind } from '../work-kinds.ts'
import { describeAction } from './action-titles.ts'
import { alterProduct } from './alter-product.ts'
import { changeLocked, lockForChange } from './change-products.ts'
import { refuseOtherPrices } from './seen-prices.ts'
import { readShopContext, refuseMissing } from './shop-context.ts'
import { findTarget } from './targets.ts'
import { readUndoing, undoProduct } from './undoing.ts'

/** Enqueues the work, unless it was begun with the same key: a price must not be raised twice because an answer was lost. */
export const startBulk = (db: Database, by: Actor, asked: BulkRequest): Promise<Task> =>
  db.transaction(async (tx) => (await findBegun(tx, by, asked)) ?? beginBulk(tx, by, asked))

async function findBegun(tx: Transaction, by: Actor, { key }: BulkRequest): Promise<Task | undefined> {
  if (key === undefined) return undefined
  await lockKey(tx, key)
  const [task] = await tx.select().from(tasks).where(eq(tasks.uuid, key))
  if (task && (task.kind !== bulkKind || task.staffId !== by.id))
    throw new Problem(409, 'Not begun', 'Other work has this key.')
  return task
}

/**
 * The work changes exactly the products that are found now; the end of a sale also reaches products that join it until
 * the work starts.
 */
async function beginBulk(db: Db, by: Actor, asked: BulkRequest): Promise<Task> {
  const { action, target, expected, seen, key } = asked
  await refuseMissing(db, action)
  const [names, uuids] = await Promise.all([readNames(db), findTarget(db, target)])
  if (uuids.length === 0) throw new Problem(409, 'Nothing to change', 'No product matches.')
  if (expected !== undefined && expected !== uuids.length)
    throw new Problem(409, 'The list has changed', describeChangedList(expected, uuids.length))
  await refuseOtherPrices(db, asked, uuids)
  const title = `${describeAction(action, names)} (${writeCount(uuids.length, 'product')})`
  const endsWhole = action.kind === 'stop-sale' && 'sale' in target
  const input = { action, target: endsWhole ? target : { uuids }, seen } satisfies BulkRequest
  return startTask(db, by, { uuid: key, kind: bulkKind, title, input, total: uuids.length })
}

const describeChangedList = (shown: number, found: number) =>
  `The list has changed: ${writeCount(shown, 'product')} were selected, and now there are ${writeWhole(found)}. Look again at what would change.`

/** Of two people who undo it at the same moment, one does. */
export const startUndoing = (db: Database, by: Actor, workUuid: string): Promise<Task> =>
  db.transaction(async (tx) => {
    await lockKey(tx, workUuid)
    const { task, result, mayUndo } = await readBulk(tx, workUuid)
    if (!mayUndo) throw new Problem(409, 'Cannot be undone', 'This was undone already, or has not finished yet.')
    const title = `Undo: ${task.title.replace(/ \([^()]*\)$/, '')} (${writeCount(result?.changed ?? 0, 'product')})`
    return startTask(tx, by, { kind: undoBulkKind, title, input: { workUuid }, total: result?.changed ?? 0 })
  })

export async function readBulk(db: Db, uuid: string): Promise<{ task: Task } & Omit<BulkWork, 'task'>> {
  const [task] = await db.select().from(tasks).where(eq(tasks.uuid, uuid))
  if (!task || ![bulkKind, undoBulkKind].includes(task.kind)) throw notFound('change')
  const result = task.state === 'done' ? BulkResult.parse(task.result) : null
  // An undo that had to leave some products can be repeated: what prevented it may be gone.
  const undone = and(
    eq(tasks.kind, undoBulkKind),
    sql`${tasks.input} ->> 'workUuid' = ${uuid}`,
    sql`${tasks.state} <> 'failed' and coalesce((${tasks.result} ->> 'refused')::int, 0) = 0`,
  )
  const mayUndo = task.kind === bulkKind && result !== null && result.changed > 0 && !(await db.$count(tasks, undone))
  return { task, result, mayUndo }
}

/** Changes any number of products in one transaction, with one history entry. */
export const workInBulk: TaskKind = (task, context) =>
  inOneGo(task, context, async (tx, change) => {
    const asked = task.input as BulkRequest
    const { target, action } = asked
    await refuseMissing(tx, action)
    if (action.kind === 'stop-sale') await lockSale(tx, action.saleUuid)
    const uuids = await findTarget(tx, target)
    await lockForChange(tx, uuids)
    await refuseOtherPrices(tx, asked, uuids)
    // Read once the products are locked: until then the choice of a sale and the bin may change.
    const shop = await readShopContext(tx, action)
    const alter = (state: Parameters<typeof alterProduct>[0]) => alterProduct(state, action, shop)
    return changeLocked(tx, change, { ...workOf(task, context), uuids, alter })
  })

/** Waits for work in other processes that puts products into a sale, and lets none begin until the transaction ends. */
const lockSale = (tx: Transaction, uuid: string) =>
  tx.select({ uuid: sales.uuid }).from(sales).where(eq(sales.uuid, uuid)).for('no key update')

/** Restores products that have not changed since; the others are reported as refused. */
export const undoBulk: TaskKind = (task, context) =>
  inOneGo(task, context, async (tx, change) => {
    const { workUuid } = UndoInput.parse(task.input)
    const undoing = await readUndoing(tx, workUuid, { kind: undoBulkKind, input: { workUuid } })
    const alter = (state: Parameters<typeof alterProduct>[0]) => undoProduct(state, undoing)
    return changeLocked(tx, change, { ...workOf(task, context), uuids: [...undoing.changes.keys()], alter })
  })

const UndoInput = z.object({ workUuid: z.string() })

const workOf = ({ uuid }: Task, { report }: TaskContext) => ({ workUuid: uuid, report })

type Work = (tx: Transaction, change: Change) => Promise<BulkResult>

async function inOneGo(task: Task, context: TaskContext, work: Work): Promise<void> {
  await changeShop(context.db, { id: task.staffId, name: task.staffName }, async (tx, change) => {
    const result = await work(tx, change)
    const { changed, refused } = result
    const after = { title: task.title, changed, refused }
    if (changed > 0) change.record({ action: task.kind, entity: 'products', entityId: task.uuid, after })
    await context.finish(tx, result)
  })
}
