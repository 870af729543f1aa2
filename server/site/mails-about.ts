import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { MailState } from '../../contract/staff/enquiries.ts'
import type { Transaction } from '../platform/database.ts'
import type { MailDelivery } from '../platform/mail/mailer.ts'
import { retryMail } from '../platform/mail/queue.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { outbox } from '../platform/tables.ts'
import type { Change } from './changes.ts'
import { readSettings } from './settings.ts'

/** The state of a mail's delivery, for staff. */
export function showMailState(mail: typeof outbox.$inferSelect): MailState {
  const { id, toAddress, status, sentAt, nextAttemptAt, lastError } = mail
  const facts = { id, to: toAddress, reason: lastError }
  if (status === 'failed' || status === 'bounced') return { ...facts, state: status, at: null }
  if (status !== 'queued') return { ...facts, state: status, at: sentAt?.toISOString() ?? null }
  if (lastError === null) return { ...facts, state: 'waiting', at: null }
  return { ...facts, state: 'delayed', at: nextAttemptAt.toISOString() }
}

export async function refuseWithoutMail({ canSend }: MailDelivery): Promise<void> {
  if (!(await canSend())) throw new Problem(409, 'Email is not set up', 'It can be sent once email is set up.')
}

/** `toShop`: the kinds of mail to the shop, whose address may have been corrected since. */
type About = { entity: 'enquiry' | 'booking'; uuid: string; mailId: number; toShop: string[] }

/** Sends a mail again that failed for good, or was only written to a file. */
export async function retryMailAbout(tx: Transaction, change: Change, about: About): Promise<void> {
  const { entity, uuid, mailId, toShop } = about
  if (!(await retryMail(tx, mailId, uuid))) throw notFound('unsent email')
  await readdress(tx, and(eq(outbox.id, mailId), inArray(outbox.kind, toShop)))
  change.record({ action: 'retry mail', entity, entityId: uuid })
}

async function readdress(tx: Transaction, isToShop: SQL | undefined): Promise<void> {
  if ((await tx.$count(outbox, isToShop)) === 0) return
  const { email } = await readSettings(tx)
  if (email === '') throw new Problem(409, 'The shop has no email address', noShopAddress)
  await tx.update(outbox).set({ toAddress: email }).where(isToShop)
}

const noShopAddress = 'This email is to the shop. Please enter its email address in the settings first.'
