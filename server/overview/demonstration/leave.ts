import { inArray, sql } from 'drizzle-orm'
import { writeList } from '../../../contract/list-text.ts'
import { LeaveRequest } from '../../../contract/staff/demonstration.ts'
import { writeCount } from '../../../contract/whole-numbers.ts'
import { alterProduct } from '../../catalogue/bulk/alter-product.ts'
import { changeProducts } from '../../catalogue/bulk/change-products.ts'
import { readShopContext } from '../../catalogue/bulk/shop-context.ts'
import { kindEntries } from '../../content/kind-entries.ts'
import type { Database, Db, Transaction } from '../../platform/database.ts'
import { Problem } from '../../platform/problem.ts'
import { tasks } from '../../platform/tables.ts'
import { startTask, type Task } from '../../platform/tasks/task-list.ts'
import type { TaskKind } from '../../platform/tasks/task-runner.ts'
import { putInBin } from '../../site/bin-edits.ts'
import { type Actor, type Change, changeShop } from '../../site/changes.ts'
import { createdKindNames } from './demo-records.ts'
import { readLasting, saveLasting } from './demo-saves.ts'
import { listNeeded } from './needs.ts'
import { type Plan, planLeaving } from './plan.ts'
import { leaveKind, takeBackKind } from './works.ts'

/** Writes a whole backup of the shop under this name; returns where it is. */
export type CopyShop = (name: string) => Promise<string>

const nameCopy = (workUuid: string) => `before-leaving-${workUuid}.zip`

/** The lock under which a task is started, so that two concurrent starts get the same task. */
const startLock = 7_346_094

/** Starts to remove or bring back the demonstration; returns the task that is already queued or running, if there is one. */
export const startOnce = (db: Database, prepare: (tx: Transaction) => Promise<Parameters<typeof startTask>>) =>
  db.transaction(async (tx): Promise<Task> => {
    await tx.execute(sql`select pg_advisory_xact_lock(${startLock})`)
    return (await findRunning(tx)) ?? startTask(...(await prepare(tx)))
  })

export async function findRunning(db: Db): Promise<Task | undefined> {
  const [task] = await db
    .select()
    .from(tasks)
    .where(sql`${inArray(tasks.kind, [leaveKind, takeBackKind])} and ${tasks.state} in ('waiting', 'running')`)
    .limit(1)
  return task
}

export const startLeaving = (db: Database, by: Actor, asked: LeaveRequest): Promise<Task> =>
  startOnce(db, async (tx) => {
    const plan = await planAsShown(tx, asked)
    const title = nameWork(plan)
    return [tx, by, { kind: leaveKind, title, input: asked, total: countLeaving(plan) }]
  })

async function planAsShown(db: Db, asked: LeaveRequest): Promise<Plan> {
  const plan = await planLeaving(db, asked)
  if (plan.digest !== asked.digest)
    throw new Problem(
      409,
      'Changed since',
      'Something of this has changed since you looked. Please look at the list again.',
    )
  if (countLeaving(plan) === 0) throw new Problem(409, 'Nothing to remove', 'Nothing of the demonstration is chosen.')
  return plan
}

const countLeaving = ({ binned, saves, media }: Plan) => binned.length + saves.length + media.length

function nameWork(plan: Plan): string {
  const products = plan.binned.filter(({ kind }) => kind === 'product').length
  const others = countLeaving(plan) - products
  const parts = [
    ...(products > 0 ? [writeCount(products, 'product')] : []),
    ...(others > 0 ? [writeCount(others, 'other record')] : []),
  ]
  return `The demonstration (${writeList(parts)})`
}

/** Removes the demonstration: makes a backup, then changes all records in one transaction, or none. */
export const leaveDemonstration =
  (copyShop: CopyShop): TaskKind =>
  async (task, context) => {
    const asked = LeaveRequest.parse(task.input)
    const backup = await copyShop(nameCopy(task.uuid))
    await changeShop(context.db, { id: task.staffId, name: task.staffName }, async (tx, change) => {
      const plan = await planAsShown(tx, asked)
      await applyPlan(tx, change, plan, task)
      const after = { title: task.title, changed: countLeaving(plan), backup }
      change.record({ action: leaveKind, entity: 'products', entityId: task.uuid, after })
      await context.finish(tx, after)
    })
  }

async function applyPlan(tx: Transaction, change: Change, plan: Plan, { uuid }: Task): Promise<void> {
  const products = plan.binned.filter(({ kind }) => kind === 'product').map(({ id }) => id)
  const shop = await readShopContext(tx)
  await changeProducts(tx, change, {
    workUuid: uuid,
    uuids: products,
    report: () => {},
    alter: (state) => alterProduct(state, { kind: 'bin' }, shop),
  })
  for (const record of [...plan.binned, ...plan.media]) if (record.kind !== 'product') await bin(tx, change, record)
  for (const { kind, id, edit } of plan.saves) {
    // Settings, announcement and hours share one row: saving one of them changes the version of the others.
    const { version } = (await readLasting(tx, kind, id)) ?? {}
    await saveLasting(tx, change, kind, { id, version: Number(version), edit })
  }
  await refuseNeeded(tx, plan)
  change.touchesPublic()
}

async function bin(tx: Transaction, change: Change, { kind, id }: { kind: string; id: string }): Promise<void> {
  const { table, id: column } = kindEntries[kind as keyof typeof kindEntries]
  const [row] = await tx.execute<{ version: number }>(sql`select version from ${table} where ${column}::text = ${id}`)
  const key = column.dataType === 'number' ? Number(id) : id
  const stored = { table, id: column, entity: kind as never }
  await putInBin(tx, change, stored, { id: key, version: row?.version ?? 0 })
}

/** Refuses, once the records are locked, if a record that stays refers to a binned one, because somebody has begun to use it. */
async function refuseNeeded(tx: Transaction, { binned }: Plan): Promise<void> {
  for (const kind of createdKindNames) {
    const needed = await listNeeded(tx, kind, { products: [], subCategories: [] })
    const used = binned.find((record) => record.kind === kind && needed.has(record.id))
    if (used)
      throw new Problem(409, 'In use', `Somebody has just begun to use ${used.name}. Please look at the list again.`)
  }
}
