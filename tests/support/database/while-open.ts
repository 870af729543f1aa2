import type { Transaction } from '../../../server/platform/database.ts'
import { waitUntil } from '../runner/wait-for.ts'
import { hasWaiting, type TestDatabase } from './database.ts'

/**
 * Calls `begin` while a transaction that has made `change` is still open. The transaction commits once `begin` waits for its
 * lock, or has ended without waiting.
 */
export async function beginWhileOpen<Answer>(
  database: Pick<TestDatabase, 'db' | 'sql'>,
  change: (tx: Transaction) => Promise<unknown>,
  begin: () => Promise<Answer>,
): Promise<Answer> {
  const [made, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const changing = database.db.transaction(async (tx) => {
    await change(tx)
    made.resolve()
    await over.promise
  })
  await Promise.race([made.promise, changing])
  const answering = begin()
  await Promise.race([answering, waitUntil(() => hasWaiting(database))]).finally(over.resolve)
  await changing
  return answering
}
