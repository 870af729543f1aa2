import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { usedCaptchas } from '../tables.ts'
import type { Verdict } from './verdict.ts'

/** Marks a solution as used, or reports that it was used before.  */
export async function claimSolution(db: Db, { solution, expiresAt }: Extract<Verdict, { ok: true }>): Promise<boolean> {
  const rows = await db.insert(usedCaptchas).values({ solution, expiresAt }).onConflictDoNothing().returning()
  return rows.length > 0
}

/** Deletes solutions an hour after they expired, since the clocks of several machines differ. */
export async function forgetOldSolutions(db: Db): Promise<void> {
  const old = db
    .select({ solution: usedCaptchas.solution })
    .from(usedCaptchas)
    .where(sql`${usedCaptchas.expiresAt} < now() - interval '1 hour'`)
    .limit(1000)
    .for('update', { skipLocked: true })
  await db.delete(usedCaptchas).where(inArray(usedCaptchas.solution, old))
}
