import { inArray } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { enquiries } from './tables.ts'

/** The names of enquiries in the history, for those that are not erased. */
export async function nameEnquiries(db: Db, things: { entity: string; entityId: string }[]) {
  const uuids = things.filter(({ entity }) => entity === 'enquiry').map(({ entityId }) => entityId)
  if (uuids.length === 0) return new Map<string, string>()
  const rows = await db.select().from(enquiries).where(inArray(enquiries.uuid, uuids))
  return new Map(rows.map(({ uuid, name }) => [`enquiry ${uuid}`, `the enquiry of ${name}`]))
}
