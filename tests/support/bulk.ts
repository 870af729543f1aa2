import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { BulkAction, BulkSent } from '../../contract/staff/bulk.ts'
import { undoBulk, workInBulk } from '../../server/catalogue/bulk/bulk-work.ts'
import { bulkKind, undoBulkKind } from '../../server/catalogue/work-kinds.ts'
import { openLog } from '../../server/platform/log.ts'
import { runTasks } from '../../server/platform/tasks/task-runner.ts'
import type { TestDatabase } from './database/database.ts'
import { answered } from './shop-window.ts'
import { openStaffClient } from './staff/staff-client.ts'

export const everything: BulkSent['target'] = { found: {} }

/** The back office with a task runner for its bulk changes. */
export function openBulkContext({ db, sql: connection }: TestDatabase) {
  const client = openStaffClient({ db })
  const runner = runTasks({
    db,
    sql: connection,
    log: openLog('silent'),
    kinds: { [bulkKind]: workInBulk, [undoBulkKind]: undoBulk },
  })
  const wait = async (uuid: string) => {
    await expect
      .poll(async () => (await answered(client.bulk({ uuid }))).task.state, { timeout: 120_000, interval: 20 })
      .toMatch(/done|failed/)
    return answered(client.bulk({ uuid }))
  }
  const carryOut = async (action: BulkAction, target = everything) =>
    wait((await answered(client.startBulk({ target, action }))).uuid)
  const undo = async (uuid: string) => wait((await answered(client.undoBulk({ uuid }))).uuid)
  /** Reads all columns of all products, without those that count edits. */
  const readProducts = async () => ({
    products: await db.execute(sql`
      select to_jsonb(p) - '{version,updated_at,changed_in}'::text[] as row from products p order by uuid`),
    variants: await db.execute(sql`
      select to_jsonb(v) - '{version,updated_at}'::text[] as row from variants v order by uuid`),
    properties: await db.execute(sql`select variant_uuid, value_id from variant_properties order by 1, 2`),
  })
  return { client, carryOut, undo, wait, readProducts, close: runner.close }
}
