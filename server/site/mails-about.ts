import type { MailState } from '../../contract/staff/enquiries.ts'
import type { Transaction } from '../platform/database.ts'
import type { MailSetup } from '../platform/mail/mailer.ts'
import { retryMail } from '../platform/mail/queue.ts'
import { notFound, Problem } from '../platform/problem.ts'
import type { outbox } from '../platform/tables.ts'
import type { Change } from './changes.ts'

/** How a mail is getting on, as staff read it. */
export function showMailState(mail: typeof outbox.$inferSelect): MailState {
  const { id, toAddress, status, sentAt, nextAttemptAt, lastError } = mail
  const facts = { id, to: toAddress, reason: lastError }
  if (status === 'failed' || status === 'bounced') return { ...facts, state: status, at: null }
  if (status !== 'queued') return { ...facts, state: status, at: sentAt?.toISOString() ?? null }
  if (lastError === null) return { ...facts, state: 'waiting', at: null }
  return { ...facts, state: 'delayed', at: nextAttemptAt.toISOString() }
}

export async function refuseWithoutMail({ leaves }: MailSetup): Promise<void> {
  if (!(await leaves())) throw new Problem(409, 'Mail is not set up', 'It can be sent once mail is set up.')
}

type About = { entity: 'enquiry' | 'booking'; uuid: string; mailId: number }

/** Sends a mail once more that was given up, or only written to a file. */
export async function retryMailAbout(tx: Transaction, change: Change, { entity, uuid, mailId }: About): Promise<void> {
  if (!(await retryMail(tx, mailId, uuid))) throw notFound('mail that has not left')
  change.record({ action: 'retry mail', entity, entityId: uuid })
}
