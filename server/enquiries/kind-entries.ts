import { formatDay } from '../../contract/dates/staff-dates.ts'
import type { Db } from '../platform/database.ts'
import type { FoundRow, KindEntries } from '../site/kind-entry.ts'
import { findEnquiries } from './inbox.ts'
import { enquiries } from './tables.ts'

export const enquiryKinds: KindEntries<'enquiry'> = {
  enquiry: { table: enquiries, id: enquiries.uuid, name: enquiries.name, search: { find: findEnquiryRecords } },
}

/** Finds enquiries by name, address and text: first those from a person of that name, then the newest. */
async function findEnquiryRecords(db: Db, q: string, limit: number): Promise<FoundRow[]> {
  const rows = await findEnquiries(db, q, limit)
  return rows.map(({ uuid, name, subject, createdAt, email }) => ({
    id: uuid,
    name,
    note: `${subject}, ${formatDay(createdAt)}`,
    also: [email].filter(Boolean),
  }))
}
