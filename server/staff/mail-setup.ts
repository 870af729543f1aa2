import type { MailSetup } from '../../contract/staff/sign-in.ts'
import { countKeptMails } from '../platform/mail/queue.ts'
import type { StaffParts } from './account.ts'
import type { Member } from './member.ts'

/** Whether mails leave the shop. Only owners learn how many were written to files instead, and to which folder. */
export async function readMailSetup(
  { db, mail }: Pick<StaffParts, 'db' | 'mail'>,
  { role }: Pick<Member, 'role'>,
): Promise<MailSetup> {
  const canSend = await mail.canSend()
  if (role !== 'owner') return { leaves: canSend, kept: 0, folder: null }
  return { leaves: canSend, kept: await countKeptMails(db), folder: mail.folder }
}
