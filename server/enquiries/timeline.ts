import { asc, eq } from 'drizzle-orm'
import type { TimelineEntry } from '../../contract/staff/enquiries.ts'
import type { Db } from '../platform/database.ts'
import { outbox } from '../platform/tables.ts'
import { showMailState } from '../site/mails-about.ts'
import { type enquiries, enquiryEvents } from './tables.ts'

type Row = typeof enquiries.$inferSelect
type Event = typeof enquiryEvents.$inferSelect
type Mail = typeof outbox.$inferSelect

/** All events of an enquiry, from its beginning on. */
export async function readTimeline(db: Db, enquiry: Row): Promise<TimelineEntry[]> {
  const [events, mails] = await Promise.all([
    db.select().from(enquiryEvents).where(eq(enquiryEvents.enquiryUuid, enquiry.uuid)).orderBy(asc(enquiryEvents.id)),
    db.select().from(outbox).where(eq(outbox.aboutUuid, enquiry.uuid)).orderBy(asc(outbox.id)),
  ])
  const byStaff = events.map((event) => formatEvent(event, mails))
  const automatic = mails.flatMap((mail) => formatMail(mail))
  return [formatReceived(enquiry), ...automatic, ...byStaff].toSorted((one, other) => one.at.localeCompare(other.at))
}

const plain = { by: null, subject: null, text: '', before: null, after: null, mail: null }

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

function formatEvent(event: Event, mails: Mail[]): TimelineEntry {
  const mail = mails.find(({ messageId }) => messageId === event.messageId)
  const { id, kind, staffName, subject, text, before, after, createdAt } = event
  return {
    ...{ id: String(id), kind, at: createdAt.toISOString(), by: staffName, subject, text, before, after },
    mail: mail ? showMailState(mail) : null,
  }
}
