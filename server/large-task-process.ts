import { eq } from 'drizzle-orm'
import { openFileReader } from './catalogue/import/reading/file-reader.ts'
import type { Progress, ShopSource } from './large-tasks.ts'
import { openPictureConverter } from './media/converter/converter.ts'
import { sendChunk, serveTasks } from './platform/child/serve-tasks.ts'
import { openDatabase } from './platform/database.ts'
import { DatabaseUnavailable, isDatabaseUnavailable } from './platform/outage/unavailable.ts'
import { openStorage } from './platform/storage/storage.ts'
import { tasks } from './platform/tables.ts'
import { finishTask } from './platform/tasks/task-list.ts'
import type { TaskContext } from './platform/tasks/task-runner.ts'
import { listCatalogueKinds } from './task-kinds.ts'

type Context = Pick<TaskContext, 'lease' | 'report'>

const reportMs = 250
/** One connection for the transaction of a task, and two for what it reads outside the transaction. */
const maxConnections = 3

/** Reads the task from the database instead of taking it as a message, because its input may be long. */
async function carryOut(source: ShopSource, uuid: string, lease: Context['lease']): Promise<void> {
  let progress: Progress | undefined
  const report: Context['report'] = (done, total) => {
    progress = { done, total }
  }
  const reports = setInterval(() => progress && sendChunk(progress), reportMs)
  try {
    await carryOutIn(source, uuid, { lease, report })
  } catch (error) {
    throw isDatabaseUnavailable(error) ? new DatabaseUnavailable() : error
  } finally {
    clearInterval(reports)
  }
}

async function carryOutIn(
  { connection, pool, avifEffort, ...files }: ShopSource,
  uuid: string,
  context: Context,
): Promise<void> {
  const connections = Math.min(pool.connections, maxConnections)
  // Closes at once: when the work has ended, nobody waits for queries that still run.
  const database = await openDatabase(connection, { ...pool, connections, closingSeconds: 0 })
  const { db } = database
  const storage = await openStorage(files)
  const converter = openPictureConverter({ avifEffort })
  const reader = openFileReader()
  try {
    const [task] = await db.select().from(tasks).where(eq(tasks.uuid, uuid))
    if (!task) throw new Error('The task is gone.')
    const kinds = listCatalogueKinds({ media: { storage, converter }, reader })
    const finish: TaskContext['finish'] = (tx, result) => finishTask(tx, context.lease, result)
    await kinds[task.kind]?.(task, { db, ...context, finish })
  } finally {
    reader.close()
    converter.close()
    await database.close()
  }
}

serveTasks({ carryOut })
