import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '../database.ts'

test('transactions begin however many queries are under way', async () => {
  const { sql, close } = await openDatabase(
    { socketDir: inject('socketDir'), database: 'postgres' },
    { connections: 2 },
  )
  onTestFinished(close)
  await Promise.all(Array.from({ length: 20 }, () => sql`select pg_sleep(0.01)`))
  for (let count = 190; count < 210; count++) {
    const queries = Array.from({ length: count }, () => sql`select 1 as one`.execute())
    const transactions = Array.from({ length: 5 }, () => sql.begin((tx) => tx`select 2 as two`))
    expect(await Promise.all(transactions)).toEqual(transactions.map(() => [{ two: 2 }]))
    expect(await Promise.all(queries)).toEqual(queries.map(() => [{ one: 1 }]))
  }
})
