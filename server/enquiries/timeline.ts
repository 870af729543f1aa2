import { asc, eq } from 'drizzle-orm'
import type { TimelineEntry } from '../../contract/staff/enquiries.ts'
import type { Db } from '../platform/database.ts'
import { outbox } from '../platform/tables.ts'
import { showMailState } from '../site/mails-about.ts'
import { splitQuote } from './answers/quotes.ts'
import { type enquiries, enquiryAttachments, enquiryEvents } from './tables.ts'

type Row = typeof enquiries.$inferSelect
type Event = typeof enquiryEvents.$inferSelect
type Mail = typeof outbox.$inferSelect

/** All events of an enquiry, the oldest first. */
export async function readTimeline(db: Db, enquiry: Row): Promise<TimelineEntry[]> {
  const [events, mails, files] = await Promise.all([
    db.select().from(enquiryEvents).where(eq(enquiryEvents.enquiryUuid, enquiry.uuid)).orderBy(asc(enquiryEvents.id)),
    db.select().from(outbox).where(eq(outbox.aboutUuid, enquiry.uuid)).orderBy(asc(outbox.id)),
    listAttachments(db, enquiry.uuid),
  ])
  const byStaff = events.map((event) => formatEvent(event, mails, files))
  const automatic = mails.flatMap((mail) => formatMail(mail))
  return [formatReceived(enquiry), ...automatic, ...byStaff].toSorted((one, other) => one.at.localeCompare(other.at))
}

const plain = { by: null, subject: null, text: '', before: null, after: null, mail: null, answer: null }

const formatReceived = ({ createdAt, description }: Row): TimelineEntry => ({
  ...plain,
  id: 'received',
  kind: 'received',
  at: createdAt.toISOString(),
  text: description,
})

const automaticKinds: Record<string, TimelineEntry['kind']> = { enquiry: 'told-shop', 'enquiry-receipt': 'receipt' }

function formatMail(mail: Mail): TimelineEntry[] {
  const kind = automaticKinds[mail.kind]
  if (!kind) return []
  return [
    {
      ...plain,
      id: `mail-${mail.id}`,
      kind,
      at: mail.createdAt.toISOString(),
      subject: mail.subject,
      mail: showMailState(mail),
    },
  ]
}

function formatEvent(event: Event, mails: Mail[], files: File[]): TimelineEntry {
  const mail = mails.find(({ messageId }) => messageId === event.messageId)
  const { id, kind, staffName, subject, before, after, createdAt } = event
  const { text, quoted } = kind === 'answer' ? splitQuote(event.text) : { text: event.text, quoted: '' }
  return {
    id: String(id),
    kind,
    at: createdAt.toISOString(),
    by: staffName,
    subject,
    text,
    before,
    after,
    answer: kind === 'answer' ? showAnswer(event, quoted, files) : null,
    mail: mail ? showMailState(mail) : null,
  }
}

const showAnswer = ({ id, fromAddress, isAutomatic }: Event, quoted: string, files: File[]) => ({
  from: fromAddress ?? '',
  quoted,
  isAutomatic,
  attachments: files
    .filter(({ eventId }) => eventId === id)
    .map(({ id: fileId, fileName, bytes, refusal }) => ({ id: String(fileId), fileName, bytes, refusal })),
})

type File = Awaited<ReturnType<typeof listAttachments>>[number]

function listAttachments(db: Db, enquiryUuid: string) {
  const { id, eventId, fileName, bytes, refusal } = enquiryAttachments
  return db
    .select({ id, eventId, fileName, bytes, refusal })
    .from(enquiryAttachments)
    .innerJoin(enquiryEvents, eq(enquiryEvents.id, eventId))
    .where(eq(enquiryEvents.enquiryUuid, enquiryUuid))
    .orderBy(asc(id))
}
