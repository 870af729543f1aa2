import { and, eq, isNull } from 'drizzle-orm'
import type { Role } from '../../contract/staff/sign-in.ts'
import type { Transaction } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { staff, staffAccounts } from './tables.ts'

export type Member = { id: string; name: string; email: string; role: Role }

/** An authenticated member of staff and their session. */
export type Authenticated = {
  member: Member
  sessionId: string
  /** The date from which they need an authenticator app, if they have none. */
  codeOwedFrom?: Date
}

type NewMember = Omit<Member, 'id'> & { passwordHash: string }

export async function createMember(tx: Transaction, { passwordHash, ...facts }: NewMember): Promise<Member> {
  const [member] = await tx
    .insert(staff)
    .values({ ...facts, emailVerified: true })
    .returning()
  if (!member) throw new Error('The member of staff was not created.')
  const { id, name, email, role } = member
  await tx.insert(staffAccounts).values({ userId: id, accountId: id, providerId: 'credential', password: passwordHash })
  return { id, name, email, role }
}

/** Matches the row with the member's password. */
export const credentialOf = (memberId: string) =>
  and(eq(staffAccounts.userId, memberId), eq(staffAccounts.providerId, 'credential'))

/** Locks a member of staff until the end of the transaction. Refuses if they have left. */
export async function lockMember(tx: Transaction, id: string): Promise<typeof staff.$inferSelect> {
  const [member] = await tx
    .select()
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.removedAt)))
    .for('no key update')
  if (!member) throw notFound('member of staff')
  return member
}
