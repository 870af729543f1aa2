import { desc } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { backups } from '../tables.ts'

/** When the shop last made a backup of itself. A copy that the host makes of its disk is not recorded. */
export async function readLastBackup(db: Db): Promise<string | null> {
  const [last] = await db.select().from(backups).orderBy(desc(backups.id)).limit(1)
  return last?.madeAt.toISOString() ?? null
}

/** Records a finished backup and the instant of its snapshot. */
export async function noteBackup(db: Db, madeAt: Date): Promise<void> {
  await db.insert(backups).values({ madeAt })
}
