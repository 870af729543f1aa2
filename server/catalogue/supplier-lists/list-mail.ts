import type { Transaction } from '../../platform/database.ts'
import { queueMails } from '../../platform/mail/queue.ts'
import { writeMail } from '../../site/mail-texts.ts'
import { readSettings } from '../../site/settings.ts'
import type { List, Result } from './list-step.ts'

/** Mails the shop about a list that was not applied by rule, or could not be fetched. */
export async function reportList(tx: Transaction, publicUrl: string, list: List, result: Result): Promise<void> {
  const shop = await readSettings(tx)
  if (!shop.email) return
  const { importUuid } = result
  const address = importUuid ? `/admin/import/${importUuid}` : `/admin/supplier-lists/${list.uuid}`
  const mail = {
    kind: 'supplier-list',
    aboutUuid: list.uuid,
    fromName: shop.shopName,
    toAddress: shop.email,
    replyTo: null,
    ...(await writeMail(tx, 'supplier-list', {
      supplier: list.name,
      reason: result.says,
      link: publicUrl + address,
    })),
  }
  await queueMails(tx, new URL(publicUrl).hostname, [mail])
}
