import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/problem.ts'
import { enquiryAttachments, enquiryEvents } from '../tables.ts'

export async function findAttachment(db: Db, { uuid, id }: { uuid: string; id: string }) {
  const [found] = await db
    .select({ file: enquiryAttachments })
    .from(enquiryAttachments)
    .innerJoin(enquiryEvents, eq(enquiryEvents.id, enquiryAttachments.eventId))
    .where(and(eq(enquiryAttachments.id, Number(id)), eq(enquiryEvents.enquiryUuid, uuid)))
  if (!found?.file.content) throw notFound('attachment')
  return { ...found.file, content: found.file.content }
}
