import { and, eq, inArray, or } from 'drizzle-orm'
import type { Db, Transaction } from '../platform/database.ts'
import { replaceWaitingLinks } from '../platform/mail/queue.ts'
import { refuseField } from '../site/versioned-rows.ts'
import { resetMail } from './account-mails.ts'
import { limitPasswordChecks } from './attempts.ts'
import type { Auth } from './auth.ts'
import { credentialOf, lockMember, type Member } from './member.ts'
import { type staff, staffAccounts, staffVerifications } from './tables.ts'

export const resetKind = 'reset-link '
export const nameReset = (memberId: string) => `${resetKind}${memberId}`
export const rescueKind = 'rescue-link '
export const nameRescue = (memberId: string) => `${rescueKind}${memberId}`

/** A proof that somebody knows their password, valid until the password changes. */
type Proof = { memberId: string; hash: string }

const refuseWrong = () => refuseField('password', 'That is not your password.')

/** Refuses unless the password is that of the signed-in member. */
export async function provePassword(db: Db, auth: Auth, memberId: string, password: string): Promise<Proof> {
  await limitPasswordChecks(db, memberId)
  const [account] = await db.select().from(staffAccounts).where(credentialOf(memberId))
  const { password: passwords } = await (await auth.library()).$context
  const hash = account?.password
  if (!hash || !(await passwords.verify({ hash, password }))) throw refuseWrong()
  return { memberId, hash }
}

/** Locks the member of a proof. Refuses if a reset link has replaced the password since. */
export async function lockProven(tx: Transaction, { memberId, hash }: Proof): Promise<typeof staff.$inferSelect> {
  const member = await lockMember(tx, memberId)
  if ((await tx.$count(staffAccounts, and(credentialOf(memberId), eq(staffAccounts.password, hash)))) === 0)
    throw refuseWrong()
  return member
}

type Whose = Pick<Member, 'id' | 'email'>

export async function setPassword(tx: Transaction, member: Whose, passwordHash: string): Promise<void> {
  await tx.update(staffAccounts).set({ password: passwordHash }).where(credentialOf(member.id))
  await revokePendingSignIns(tx, member)
}

/**
 * Deletes unused reset and rescue links, the queued mails with them, and sign-ins that wait for a code. `email`: the
 * recipient of such mails.
 */
export async function revokePendingSignIns(tx: Transaction, { id, email }: Whose): Promise<void> {
  const links = [nameReset(id), nameRescue(id)]
  await tx
    .delete(staffVerifications)
    .where(or(inArray(staffVerifications.identifier, links), eq(staffVerifications.value, id)))
  await replaceWaitingLinks(tx, email, resetMail)
}
