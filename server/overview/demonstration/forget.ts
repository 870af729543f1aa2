import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { onDemand } from '../../platform/on-demand.ts'
import { audit } from '../../site/tables.ts'
import { leaveKind } from './works.ts'

const eraseLeft = onDemand(() => import('./erase-left.ts'), 'eraseLeft')

type Parts = { db: Database; removeCopies(before: Date): Promise<void> }

/** Erases records removed before this time and still in the bin, so that their pictures become unused, and the backups. */
export async function forgetLeft({ db, removeCopies }: Parts, before: Date): Promise<void> {
  const works = await db
    .select({ uuid: audit.entityId })
    .from(audit)
    .where(and(eq(audit.entity, 'products'), eq(audit.action, leaveKind), lt(audit.at, before)))
  for (const { uuid } of works) await eraseLeft(db, uuid)
  await removeCopies(before)
}
