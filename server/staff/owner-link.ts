import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { NewOwner } from '../../contract/staff.ts'
import type { Database, Db } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import type { Auth } from './auth.ts'
import { staff, staffVerifications } from './tables.ts'

const identifier = 'owner-link'
const validHours = 24

/** While nobody is on the staff, whoever started the shop may become its owner: a fresh link each start, the last one counts. */
export async function offerOwnerLink(db: Database, publicUrl: string): Promise<string | undefined> {
  if (await hasStaff(db)) return undefined
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(Date.now() + validHours * 60 * 60 * 1000)
  await db.transaction(async (tx) => {
    await tx.delete(staffVerifications).where(eq(staffVerifications.identifier, identifier))
    await tx.insert(staffVerifications).values({ identifier, value: digest(token), expiresAt })
  })
  return `${publicUrl}/admin/welcome?token=${token}`
}

export async function createOwner(db: Database, auth: Auth, { token, name, email, password }: NewOwner) {
  const { internalAdapter, password: passwords } = await auth.$context
  const hash = await passwords.hash(password)
  await claimOwnerLink(db, token)
  const owner = await internalAdapter.createUser(
    { name, email, emailVerified: true, role: 'owner' },
    { method: 'admin' },
  )
  await internalAdapter.linkAccount({ userId: owner.id, providerId: 'credential', accountId: owner.id, password: hash })
  return owner
}

/** Deleting the row is the claim: of two people with one link, one gets it. */
async function claimOwnerLink(db: Database, token: string): Promise<void> {
  const [link] = await db
    .delete(staffVerifications)
    .where(
      and(
        eq(staffVerifications.identifier, identifier),
        eq(staffVerifications.value, digest(token)),
        gt(staffVerifications.expiresAt, new Date()),
      ),
    )
    .returning()
  if (!link || (await hasStaff(db))) {
    throw new Problem(403, 'This link no longer works', 'Start the shop again to get a fresh one.')
  }
}

const hasStaff = async (db: Db) => (await db.select({ id: staff.id }).from(staff).limit(1)).length > 0

const digest = (token: string) => createHash('sha256').update(token).digest('base64url')
