import { eq, isNull } from 'drizzle-orm'
import { supplierLists } from './catalogue/tables.ts'
import { mailServers } from './mail/tables.ts'
import type { Database } from './platform/database.ts'
import { outbox } from './platform/tables.ts'

/**
 * Stops a copy of a shop from contacting anybody: while the original runs, the copy would send the same mails again, read
 * the same replies from the mailbox, and fetch the suppliers' lists.
 */
export const silenceCopy = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .update(outbox)
      .set({ status: 'failed', lastError: 'this is a copy of the shop' })
      .where(eq(outbox.status, 'queued'))
    await tx.update(mailServers).set({ host: '', password: null, passwordSetAt: null })
    await tx.update(supplierLists).set({ isFetched: false }).where(isNull(supplierLists.deletedAt))
  })
