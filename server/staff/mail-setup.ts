import type { MailSetup } from '../../contract/staff/sign-in.ts'
import { countKeptMails } from '../platform/mail/queue.ts'
import type { StaffParts } from './account.ts'
import type { Member } from './member.ts'

/** Whether mails leave the shop. Only owners learn how many were written to files instead, and to which folder. */
export async function readMailSetup(
  { db, mail }: Pick<StaffParts, 'db' | 'mail'>,
  { role }: Pick<Member, 'role'>,
): Promise<MailSetup> {
  const leaves = await mail.leaves()
  if (role !== 'owner') return { leaves, kept: 0, folder: null }
  return { leaves, kept: await countKeptMails(db), folder: mail.folder }
}
