import type { Sql } from 'postgres'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { copyIn } from './tables.ts'

const { sql, drop } = await createTestDatabase()
afterAll(drop)

test('rows that do not fit the table are refused, even after the last of them was sent', async () => {
  const table = { name: 'rate_limits', columns: ['key', 'hits', 'resets_at'] }
  const rows = [Buffer.from('a network\tno number\t2030-01-01\n')]
  const copied = sql.begin((tx) => copyIn(tx as unknown as Sql, table, rows))
  await expect(copied).rejects.toMatchObject({ code: '22P02' })
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
})
