import type { NewOwner } from '../../contract/staff/sign-in.ts'
import type { Database, Db } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { changeShop } from '../site/changes.ts'
import { createMember, type Member } from './member.ts'
import { claimLink, findLink, offerLink } from './one-time-links.ts'
import { hashNewPassword, type PasswordParts } from './passwords/new-password.ts'
import { staff } from './tables.ts'

const purpose = 'owner-link'
const validHours = 24

/**
 * While there is no member of staff, the person who started the shop may become its owner: each start creates a new link,
 * which invalidates the former one.
 */
export async function offerOwnerLink(db: Database, publicUrl: string): Promise<string | undefined> {
  if (await hasStaff(db)) return undefined
  const { token } = await db.transaction((tx) => offerLink(tx, purpose, validHours))
  return `${publicUrl}/admin/welcome?token=${token}`
}

export async function createOwner(
  parts: PasswordParts & { db: Database },
  { token, name, email, password }: NewOwner,
): Promise<Member> {
  // Checked first, so that strangers cannot make the shop check and hash passwords, which is expensive.
  if (!(await findLink(parts.db, token, purpose))) throw refuseLink()
  const passwordHash = await hashNewPassword(parts, password, { name, email })
  return changeShop(parts.db, { id: null, name }, async (tx, change) => {
    if (!(await claimLink(tx, token, purpose)) || (await hasStaff(tx))) throw refuseLink()
    const owner = await createMember(tx, { name, email, role: 'owner', passwordHash })
    change.record({ action: 'join', entity: 'person', entityId: owner.id, after: owner })
    return owner
  })
}

const refuseLink = () => new Problem(403, 'This link no longer works', 'Start the shop again to get a fresh one.')

export const hasStaff = async (db: Db) => (await db.select({ id: staff.id }).from(staff).limit(1)).length > 0
