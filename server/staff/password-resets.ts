import { and, eq, isNull } from 'drizzle-orm'
import type { Reset } from '../../contract/staff.ts'
import type { Database, Transaction } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { changeShop } from '../site/changes.ts'
import type { Auth } from './auth.ts'
import { writePasswordChanged, writeReset } from './letters.ts'
import { holdMember } from './member.ts'
import { claimLink, offerLink } from './one-time-links.ts'
import { nameReset, rescueKind, resetKind, setPassword } from './passwords.ts'
import { removeAuthenticator } from './people.ts'
import { sendLetter } from './send-letter.ts'
import { dropSessions } from './sessions.ts'
import { staff } from './tables.ts'

const validHours = 1

/** To somebody on the staff goes a link; nobody else hears anything, nor does who asks. */
export async function sendResetLink(db: Database, publicUrl: string, email: string): Promise<void> {
  const [member] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.email, email), isNull(staff.removedAt)))
  if (!member) return
  await db.transaction(async (tx) => {
    const token = await offerLink(tx, nameReset(member.id), validHours)
    const link = `${publicUrl}/admin/reset-password?token=${token}`
    await sendLetter(tx, publicUrl, (shop) => writeReset(shop, member, link))
  })
}

/** Whoever had the old password is out, wherever they are signed in. A second factor goes with a rescue link alone. */
export async function resetPassword(
  db: Database,
  { auth, publicUrl }: { auth: Auth; publicUrl: string },
  { token, password }: Reset,
): Promise<void> {
  const passwordHash = await (await auth.$context).password.hash(password)
  await changeShop(db, { id: null, name: 'Reset link' }, async (tx, change) => {
    const { memberId, rescue } = await claimReset(tx, token)
    const member = await holdMember(tx, memberId)
    await setPassword(tx, member.id, passwordHash)
    if (rescue && member.twoFactorEnabled) await removeAuthenticator(tx, change, member.id)
    await dropSessions(tx, member.id)
    await sendLetter(tx, publicUrl, (shop) => writePasswordChanged(shop, member))
    change.record({ action: 'reset password', entity: 'person', entityId: member.id })
  })
}

async function claimReset(tx: Transaction, token: string): Promise<{ memberId: string; rescue: boolean }> {
  const reset = await claimLink(tx, token, resetKind)
  if (reset) return { memberId: reset.slice(resetKind.length), rescue: false }
  const rescue = await claimLink(tx, token, rescueKind)
  if (rescue) return { memberId: rescue.slice(rescueKind.length), rescue: true }
  throw new Problem(403, 'This link no longer works', 'Please ask for a new one; it works for an hour.')
}
