import { setTimeout as pause } from 'node:timers/promises'
import { failed } from '../../contract/errors.ts'
import type { BulkAction } from '../../contract/staff/bulk.ts'
import type { Task } from '../../contract/staff/tasks.ts'
import { undoBulk, workInBulk } from '../../server/catalogue/bulk/bulk-work.ts'
import { bulkKind, undoBulkKind } from '../../server/catalogue/work-kinds.ts'
import { openLog } from '../../server/platform/log.ts'
import { runTasks } from '../../server/platform/tasks/task-runner.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { openBenchDatabase } from './bench-database.ts'

/** Measures how long one task takes to change the prices of all products, and how long the undo takes. */
const count = Number(process.argv[2] ?? 10_000)
const raise: BulkAction = {
  kind: 'price',
  shift: { by: 'percent', amount: 12.5 },
  rounding: { to: '99', way: 'up' },
}
const database = await openBenchDatabase(count)
const kinds = { [bulkKind]: workInBulk, [undoBulkKind]: undoBulk }
const runner = runTasks({ db: database.db, sql: database.sql, log: openLog('warn'), kinds })
try {
  const client = openStaffClient({ db: database.db })
  const changed = await time('change', () => client.startBulk({ target: { found: {} }, action: raise }))
  await time('undo', () => client.undoBulk({ uuid: changed.uuid }))

  async function time(what: string, begin: () => Promise<Task | object>): Promise<Task> {
    const started = performance.now()
    let task = await begin()
    for (;;) {
      if (failed(task) || !('state' in task)) throw new Error(JSON.stringify(task))
      if (task.state === 'done' || task.state === 'failed') break
      await pause(20)
      task = await client.task({ uuid: task.uuid })
    }
    console.log(`${what}: ${task.state}, ${((performance.now() - started) / 1000).toFixed(1)} s, ${task.done} products`)
    return task
  }
} finally {
  await runner.close()
  await database.stop()
}
