import { and, eq, sql } from 'drizzle-orm'
import type { NewNote, NoteMark } from '../../contract/staff/enquiries.ts'
import type { Transaction } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import type { Change } from '../site/changes.ts'
import { addEvents, type StaffActor } from './enquiry-moves.ts'
import { enquiries, enquiryEvents } from './tables.ts'

/** Adding a note does not increase the version, so that the reply that a colleague is writing is not refused as stale. */
export async function addNote(tx: Transaction, change: Change, actor: StaffActor, { uuid, text }: NewNote) {
  const [enquiry] = await tx
    .update(enquiries)
    .set({ readAt: sql`coalesce(read_at, now())` })
    .where(eq(enquiries.uuid, uuid))
    .returning({ uuid: enquiries.uuid })
  if (!enquiry) throw notFound('enquiry')
  const [id] = await addEvents(tx, actor, [{ enquiryUuid: uuid, kind: 'note', text }])
  change.record({ action: 'note', entity: 'enquiry', entityId: uuid })
  return { noteId: String(id) }
}

export async function removeNote(tx: Transaction, change: Change, { uuid, noteId }: NoteMark): Promise<void> {
  const isNote = and(eq(enquiryEvents.enquiryUuid, uuid), eq(enquiryEvents.kind, 'note'))
  const removed = await tx
    .delete(enquiryEvents)
    .where(and(isNote, eq(enquiryEvents.id, sql`${noteId}::bigint`)))
    .returning({ id: enquiryEvents.id })
  if (removed.length === 0) throw notFound('note')
  change.record({ action: 'remove note', entity: 'enquiry', entityId: uuid })
}
