import { eq, inArray, or } from 'drizzle-orm'
import type { Db, Transaction } from '../platform/database.ts'
import { refuseField } from '../site/versioned-rows.ts'
import { limitPasswordChecks } from './attempts.ts'
import type { Auth } from './auth.ts'
import { credentialOf } from './member.ts'
import { staffAccounts, staffVerifications } from './tables.ts'

export const resetKind = 'reset-link '
export const nameReset = (memberId: string) => `${resetKind}${memberId}`
export const rescueKind = 'rescue-link '
export const nameRescue = (memberId: string) => `${rescueKind}${memberId}`

/** Refuses unless the password is that of the signed-in member. */
export async function provePassword(db: Db, auth: Auth, memberId: string, password: string): Promise<void> {
  await limitPasswordChecks(db, memberId)
  const [account] = await db.select().from(staffAccounts).where(credentialOf(memberId))
  const { password: passwords } = await (await auth.library()).$context
  const isRight = account?.password && (await passwords.verify({ hash: account.password, password }))
  if (!isRight) throw refuseField('password', 'That is not your password.')
}

export async function setPassword(tx: Transaction, memberId: string, passwordHash: string): Promise<void> {
  await tx.update(staffAccounts).set({ password: passwordHash }).where(credentialOf(memberId))
  await revokePendingSignIns(tx, memberId)
}

/** Deletes reset and rescue links that are under way, and sign-ins that wait for a code. */
export async function revokePendingSignIns(tx: Transaction, memberId: string): Promise<void> {
  const links = [nameReset(memberId), nameRescue(memberId)]
  await tx
    .delete(staffVerifications)
    .where(or(inArray(staffVerifications.identifier, links), eq(staffVerifications.value, memberId)))
}
