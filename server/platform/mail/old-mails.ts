import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { outbox } from '../tables.ts'
import { nameMailFile } from './folder.ts'
import type { MailDelivery } from './mailer.ts'

const atOnce = 500

/**
 * Mails from before the outbox recorded their result: one with a file here was kept as that file. If mail is set up,
 * the others were sent; if not, they stay unknown.
 */
export async function recordOldMails(db: Db, { canSend, folder }: MailDelivery): Promise<void> {
  const isSetUp = await canSend()
  const unknown = await db
    .select({ id: outbox.id, messageId: outbox.messageId })
    .from(outbox)
    .where(eq(outbox.status, 'unknown'))
  for (let start = 0; start < unknown.length; start += atOnce) {
    const mails = await Promise.all(
      unknown.slice(start, start + atOnce).map(async ({ id, messageId }) => ({
        id,
        isFile: await isThere(join(folder, nameMailFile(messageId))),
      })),
    )
    const idsOf = (isFile: boolean) => mails.filter((mail) => mail.isFile === isFile).map(({ id }) => id)
    await db
      .update(outbox)
      .set({ status: 'kept' })
      .where(inArray(outbox.id, idsOf(true)))
    if (isSetUp)
      await db
        .update(outbox)
        .set({ status: 'sent' })
        .where(inArray(outbox.id, idsOf(false)))
  }
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
