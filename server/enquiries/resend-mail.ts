import { eq } from 'drizzle-orm'
import type { MailMark } from '../../contract/staff/enquiries.ts'
import type { Transaction } from '../platform/database.ts'
import { outbox } from '../platform/tables.ts'
import type { Change } from '../site/changes.ts'
import { retryMailAbout } from '../site/mails-about.ts'
import { moveRow } from './enquiry-edits.ts'
import { toShop } from './enquiry-mails.ts'
import { makesDifference, type StaffActor } from './enquiry-moves.ts'
import { afterReply, replyKind } from './reply.ts'
import { enquiries } from './tables.ts'

/** Sends a mail again. A reply that was only written to a file before now counts as answering the enquiry. */
export async function resendMail(tx: Transaction, change: Change, actor: StaffActor, { uuid, mailId }: MailMark) {
  await retryMailAbout(tx, change, { entity: 'enquiry', uuid, mailId, toShop })
  const [mail] = await tx.select({ kind: outbox.kind }).from(outbox).where(eq(outbox.id, mailId))
  if (mail?.kind !== replyKind) return
  const [before] = await tx.select().from(enquiries).where(eq(enquiries.uuid, uuid)).for('no key update')
  if (!before) return
  const move = { before, after: { ...before, status: afterReply(before.status) } }
  if (makesDifference(move)) await moveRow(tx, change, actor, move)
}
