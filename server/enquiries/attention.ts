import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { ReadMark } from '../../contract/staff/enquiries.ts'
import type { Db } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { staff } from '../staff/tables.ts'
import { enquiries } from './tables.ts'

/** Leaves `updatedAt` unchanged: reading an enquiry must not extend its retention. */
const unchangedUpdatedAt = { updatedAt: sql`updated_at` }

export async function markEnquiry(db: Db, { uuid, unread }: ReadMark): Promise<void> {
  const readAt = unread ? null : sql`coalesce(read_at, now())`
  const found = await db
    .update(enquiries)
    .set({ readAt, ...unchangedUpdatedAt })
    .where(eq(enquiries.uuid, uuid))
    .returning({ uuid: enquiries.uuid })
  if (found.length === 0) throw notFound('enquiry')
}

/** Called repeatedly while somebody types a reply. */
export async function startReply(db: Db, uuid: string, me: string): Promise<void> {
  await db
    .update(enquiries)
    .set({ replyingId: me, replyingAt: sql`now()`, ...unchangedUpdatedAt })
    .where(eq(enquiries.uuid, uuid))
}

/** The name of another colleague who has typed a reply within the last minute and a half. */
export async function findReplying(db: Db, uuid: string, me: string): Promise<string | null> {
  const [other] = await db
    .select({ name: staff.name })
    .from(enquiries)
    .innerJoin(staff, eq(staff.id, enquiries.replyingId))
    .where(
      and(
        eq(enquiries.uuid, uuid),
        ne(enquiries.replyingId, me),
        gt(enquiries.replyingAt, sql`now() - interval '90 seconds'`),
      ),
    )
  return other?.name ?? null
}
