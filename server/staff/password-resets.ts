import { and, eq, isNull } from 'drizzle-orm'
import type { Reset } from '../../contract/staff.ts'
import type { Database } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { changeShop } from '../site/changes.ts'
import type { Auth } from './auth.ts'
import { writePasswordChanged, writeReset } from './letters.ts'
import { holdMember } from './member.ts'
import { claimLink, offerLink } from './one-time-links.ts'
import { nameReset, resetKind, setPassword } from './passwords.ts'
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

/** Whoever had the old password is out, wherever they are signed in. A second factor stays. */
export async function resetPassword(
  db: Database,
  { auth, publicUrl }: { auth: Auth; publicUrl: string },
  { token, password }: Reset,
): Promise<void> {
  const passwordHash = await (await auth.$context).password.hash(password)
  await changeShop(db, { id: null, name: 'Reset link' }, async (tx, change) => {
    const purpose = await claimLink(tx, token, resetKind)
    if (!purpose) throw new Problem(403, 'This link no longer works', 'Please ask for a new one; it works for an hour.')
    const member = await holdMember(tx, purpose.slice(resetKind.length))
    await setPassword(tx, member.id, passwordHash)
    await dropSessions(tx, member.id)
    await sendLetter(tx, publicUrl, (shop) => writePasswordChanged(shop, member))
    change.record({ action: 'reset password', entity: 'person', entityId: member.id })
  })
}
