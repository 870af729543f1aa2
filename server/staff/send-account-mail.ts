import type { Transaction } from '../platform/database.ts'
import { type NewMail, queueMails } from '../platform/mail/queue.ts'
import { readSettings, type SettingsRow } from '../site/settings.ts'

/** Queues a mail in the transaction of the change it reports. */
export async function sendAccountMail(
  tx: Transaction,
  publicUrl: string,
  write: (shop: SettingsRow) => Promise<NewMail>,
): Promise<void> {
  await queueMails(tx, new URL(publicUrl).hostname, [await write(await readSettings(tx))])
}
