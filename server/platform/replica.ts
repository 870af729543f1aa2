import { setTimeout as pause } from 'node:timers/promises'
import type { OpenDatabase } from './database.ts'
import { StartError } from './start-error.ts'

const timeoutMs = 15_000

/** Waits until a replica has the tables that its source has been given. */
export async function untilMigrated(replica: OpenDatabase, source: OpenDatabase, ms = timeoutMs): Promise<void> {
  const wanted = await readLastMigration(source)
  const deadline = performance.now() + ms
  while ((await readLastMigration(replica).catch(() => undefined)) !== wanted) {
    if (performance.now() > deadline) {
      throw new StartError(
        'The database of DATABASE_READ_URL does not follow that of DATABASE_URL; make it a replica of it.',
      )
    }
    await pause(100)
  }
}

async function readLastMigration({ sql }: OpenDatabase): Promise<string | undefined> {
  const [row] = await sql<{ last: string }[]>`select max(created_at)::text as last from drizzle.__drizzle_migrations`
  return row?.last
}
