import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database, Db } from '../platform/database.ts'
import { StartError } from '../platform/start-error.ts'
import { offerLink } from './one-time-links.ts'
import { nameRescue } from './passwords.ts'
import { staff } from './tables.ts'

const validHours = 1

type Rescue = { name: string; link: string }

/** Creates a link for an owner who has neither phone nor codes nor a fellow owner. It is printed on the host, never mailed. */
export async function offerRescueLink(db: Database, publicUrl: string, email?: string): Promise<Rescue> {
  const { id, name } = await findOwner(db, email?.toLowerCase())
  const { token } = await db.transaction((tx) => offerLink(tx, nameRescue(id), validHours))
  return { name, link: `${publicUrl}/admin/reset-password?token=${token}` }
}

async function findOwner(db: Db, email: string | undefined) {
  const owners = await db
    .select()
    .from(staff)
    .where(and(eq(staff.role, 'owner'), isNull(staff.removedAt)))
    .orderBy(asc(staff.email))
  if (owners.length === 0) throw new StartError('This shop has no owner yet: npm start prints the link that makes one.')
  const [owner, another] = owners.filter((one) => email === undefined || one.email === email)
  if (owner && !another) return owner
  const addresses = owners.map((owner) => owner.email).join(' or ')
  throw new StartError(`Please say for which owner: npm run owner-link -- ${addresses}`)
}
