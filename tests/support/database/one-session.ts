import { AsyncLocalStorage } from 'node:async_hooks'
import type postgres from 'postgres'

/** Refuses work that asks for another session while its transaction holds one, since it would deadlock in a full pool. */
export function keepToOneSession(sql: postgres.Sql): postgres.Sql {
  const transactions = new AsyncLocalStorage<{ isOpen: boolean }>()
  const refuse = () => {
    if (transactions.getStore()?.isOpen)
      throw new Error('A query in a transaction asks the database for another session; give it the transaction instead')
  }
  const begin = async (work: (tx: postgres.TransactionSql) => unknown) => {
    refuse()
    const transaction = { isOpen: true }
    return transactions
      .run(transaction, () => sql.begin(work))
      .finally(() => {
        transaction.isOpen = false
      })
  }
  const unsafe = (...words: Parameters<postgres.Sql['unsafe']>) => {
    refuse()
    return sql.unsafe(...words)
  }
  return new Proxy(sql, {
    get: (_, name: keyof postgres.Sql) => (name === 'begin' ? begin : name === 'unsafe' ? unsafe : sql[name]),
  })
}
