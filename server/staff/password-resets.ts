import { and, eq, isNull } from 'drizzle-orm'
import type { Reset } from '../../contract/staff/sign-in.ts'
import type { Database, Db, Transaction } from '../platform/database.ts'
import { replaceWaitingLinks } from '../platform/mail/queue.ts'
import { Problem } from '../platform/problem.ts'
import { changeShop } from '../site/changes.ts'
import { resetMail, writePasswordChanged, writeReset } from './account-mails.ts'
import { lockMember } from './member.ts'
import { claimLink, findLink, offerLink } from './one-time-links.ts'
import { hashNewPassword, type PasswordParts } from './passwords/new-password.ts'
import { nameReset, rescueKind, resetKind, setPassword } from './passwords.ts'
import { removeAuthenticator } from './people.ts'
import { sendAccountMail } from './send-account-mail.ts'
import { dropSessions } from './sessions.ts'
import { staff, staffPasskeys } from './tables.ts'

const validHours = 1

/** Mails a link to a member of staff. Other addresses get no mail, and the answer is the same. */
export async function sendResetLink(db: Database, publicUrl: string, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    // Locked, so that no link goes to an address that they change meanwhile, or to somebody who is being removed.
    const [member] = await tx
      .select()
      .from(staff)
      .where(and(eq(staff.email, email), isNull(staff.removedAt)))
      .for('no key update')
    if (!member) return
    const { token, expiresAt } = await offerLink(tx, nameReset(member.id), validHours)
    const link = `${publicUrl}/admin/reset-password?token=${token}`
    await replaceWaitingLinks(tx, member.email, resetMail)
    await sendAccountMail(tx, publicUrl, (shop) => writeReset(tx, shop, member, { link, expiresAt }))
  })
}

/** Sets the password and ends every session of the account. Only a rescue link also removes the second factor. */
export async function resetPassword(
  parts: PasswordParts & { db: Database },
  { token, password }: Reset,
): Promise<void> {
  const { db, publicUrl } = parts
  const who = await findWhoResets(db, token)
  const passwordHash = await hashNewPassword(parts, password, who)
  await changeShop(db, { id: null, name: 'Reset link' }, async (tx, change) => {
    // Locks the member before claiming the link, in the same order as where links are created or deleted, to avoid a deadlock.
    const member = await lockMember(tx, who.id)
    const { rescue } = await claimReset(tx, token)
    await setPassword(tx, member, passwordHash)
    if (rescue) await tx.delete(staffPasskeys).where(eq(staffPasskeys.userId, member.id))
    if (rescue && member.twoFactorEnabled) await removeAuthenticator(tx, change, member.id)
    await dropSessions(tx, member.id)
    await sendAccountMail(tx, publicUrl, (shop) => writePasswordChanged(tx, shop, member))
    change.record({ action: 'reset password', entity: 'person', entityId: member.id })
  })
}

type Found = { memberId: string; rescue: boolean }

async function claimReset(tx: Transaction, token: string): Promise<Found> {
  return readPurpose((await claimLink(tx, token, resetKind)) ?? (await claimLink(tx, token, rescueKind)))
}

/** The member of a link, before it is used up, to check that the new password does not contain their name. */
async function findWhoResets(db: Db, token: string): Promise<typeof staff.$inferSelect> {
  const { memberId } = readPurpose((await findLink(db, token, resetKind)) ?? (await findLink(db, token, rescueKind)))
  const [member] = await db.select().from(staff).where(eq(staff.id, memberId))
  if (!member) throw refuseLink()
  return member
}

function readPurpose(purpose: string | undefined): Found {
  const kind = [resetKind, rescueKind].find((prefix) => purpose?.startsWith(prefix))
  if (!purpose || !kind) throw refuseLink()
  return { memberId: purpose.slice(kind.length), rescue: kind === rescueKind }
}

const refuseLink = () =>
  new Problem(403, 'This link no longer works', 'Please ask for a new one; it works for an hour.')
