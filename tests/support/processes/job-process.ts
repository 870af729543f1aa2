import { openDatabase } from '../../../server/platform/database.ts'
import { openLog } from '../../../server/platform/log.ts'
import { startWorker } from '../../../server/platform/queue/worker.ts'
import { jobQueue } from '../database/job-queue.ts'

/** A process that reports its claimed job and never completes it: `fork(…, [connection, leaseMs])`. */
const [connection = '""', leaseMs = ''] = process.argv.slice(2)
const { db, sql } = await openDatabase(JSON.parse(connection))
startWorker({
  db,
  sql,
  queue: jobQueue,
  log: openLog('fatal'),
  pace: { lanes: 1, pollMs: 50, leaseMs: Number(leaseMs), delaysMs: [] },
  work: ({ name }) => {
    process.send?.(name)
    return new Promise(() => {})
  },
})
process.once('disconnect', () => process.exit())
