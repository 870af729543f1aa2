import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { SecretBox } from '../../platform/secret-box.ts'
import { readServer } from '../mail-servers.ts'
import { mailboxPolls } from '../tables.ts'

/** Why replies do not arrive; null while they do, while no mailbox is set up, and during a short failure. */
export async function findMailboxFailure(db: Db, box: SecretBox): Promise<string | null> {
  const { row, password } = await readServer(db, box, 'replies')
  if (row.host === '') return null
  if (password.state === 'unreadable') return 'The stored password cannot be read any more.'
  const { checkedAt, lastError } = mailboxPolls
  const [failing] = await db
    .select({ lastError })
    .from(mailboxPolls)
    .where(sql`${checkedAt} is null or ${checkedAt} < now() - interval '30 minutes'`)
  return failing?.lastError ?? null
}
