import { max } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { backups } from '../tables.ts'

/** Known of the shop itself; a copy that the host makes of its disk is not. */
export async function readLastBackup(db: Db): Promise<string | null> {
  const [row] = await db.select({ at: max(backups.madeAt) }).from(backups)
  return row?.at?.toISOString() ?? null
}

/** Records a finished backup, with the moment whose state it has. */
export async function noteBackup(db: Db, madeAt: Date): Promise<void> {
  await db.insert(backups).values({ madeAt })
}
