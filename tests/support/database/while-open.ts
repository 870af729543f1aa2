import type { Transaction } from '../../../server/platform/database.ts'
import { waitUntil } from '../runner/wait-for.ts'
import { hasWaiting, type TestDatabase } from './database.ts'

/**
 * Begins something while a transaction that has made `change` is still open, and ends that transaction once the other
 * waits for it, or has not waited.
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
