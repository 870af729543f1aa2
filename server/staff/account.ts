import { eq } from 'drizzle-orm'
import type { Account, AccountEdit, PasswordChange } from '../../contract/staff/account.ts'
import type { Database } from '../platform/database.ts'
import type { MailDelivery } from '../platform/mail/mailer.ts'
import { changeShop } from '../site/changes.ts'
import { refuseField } from '../site/versioned-rows.ts'
import { writeEmailChanged, writePasswordChanged } from './account-mails.ts'
import type { Auth } from './auth.ts'
import { type Authenticated, lockMember } from './member.ts'
import { listPasskeys } from './passkeys.ts'
import { hashNewPassword, type IsBreached } from './passwords/new-password.ts'
import { lockProven, provePassword, revokePendingSignIns, setPassword } from './passwords.ts'
import { sendAccountMail } from './send-account-mail.ts'
import { dropSessions, listSessions } from './sessions.ts'
import { staff } from './tables.ts'

export type StaffParts = { db: Database; auth: Auth; publicUrl: string; mail: MailDelivery; isBreached?: IsBreached }

export async function readAccount({ db, auth }: StaffParts, admitted: Authenticated): Promise<Account> {
  const { id, name, email, role } = admitted.member
  const [row] = await db.select({ authenticator: staff.twoFactorEnabled }).from(staff).where(eq(staff.id, id))
  const authenticator = row?.authenticator ?? false
  const recoveryCodesLeft = authenticator ? await countRecoveryCodes(auth, id) : 0
  const passkeys = await listPasskeys(db, id)
  return {
    name,
    email,
    role,
    authenticator,
    recoveryCodesLeft,
    passkeys,
    sessions: await listSessions(db, auth, admitted),
  }
}

async function countRecoveryCodes(auth: Auth, userId: string): Promise<number> {
  const { backupCodes } = await (await auth.library()).api.viewBackupCodes({ body: { userId } })
  return backupCodes.length
}

export async function saveAccount(
  { db, auth, publicUrl }: StaffParts,
  { member }: Authenticated,
  { name, email, password }: AccountEdit,
): Promise<void> {
  const isEmailChanged = email !== member.email
  if (isEmailChanged && password === undefined)
    throw refuseField('password', 'Your password is needed for a new email address.')
  const proof =
    isEmailChanged && password !== undefined ? await provePassword(db, auth, member.id, password) : undefined
  await changeShop(db, member, async (tx, change) => {
    const before = proof ? await lockProven(tx, proof) : await lockMember(tx, member.id)
    await tx.update(staff).set({ name, email }).where(eq(staff.id, member.id))
    if (isEmailChanged) {
      await revokePendingSignIns(tx, before)
      await sendAccountMail(tx, publicUrl, (shop) => writeEmailChanged(tx, shop, before))
    }
    const [from, to] = [
      { name: before.name, email: before.email },
      { name, email },
    ]
    change.record({ action: 'save', entity: 'person', entityId: member.id, before: from, after: to })
  })
}

export async function changePassword(
  parts: StaffParts,
  { member, sessionId }: Authenticated,
  { password, newPassword }: PasswordChange,
): Promise<void> {
  const { db, auth, publicUrl } = parts
  const proof = await provePassword(db, auth, member.id, password)
  const passwordHash = await hashNewPassword(parts, newPassword, { ...member, field: 'newPassword' })
  await changeShop(db, member, async (tx, change) => {
    await lockProven(tx, proof)
    await setPassword(tx, member, passwordHash)
    await dropSessions(tx, member.id, sessionId)
    await sendAccountMail(tx, publicUrl, (shop) => writePasswordChanged(tx, shop, member))
    change.record({ action: 'change password', entity: 'person', entityId: member.id })
  })
}
