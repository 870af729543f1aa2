import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../tests/support/database/database.ts'
import { openEmptyShop } from '../tests/support/empty-shop.ts'
import { openDatabase } from './platform/database.ts'

let kept: TestDatabase

beforeAll(async () => {
  kept = await createTestDatabase()
  return kept.drop
})

test('a save that waits too long for the lock of another is refused in plain words, and succeeds later', async () => {
  const database = await openDatabase(kept.connection, { connections: 3, lockSeconds: 1 })
  onTestFinished(database.close)
  const shop = await openEmptyShop(database)
  onTestFinished(shop.close)
  await kept.sql.begin(async (tx) => {
    await tx`select from content_version for update`
    const answer = await shop.ask('/ash')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.json()).toMatchObject({ reason: expect.stringMatching(/took too long.*Nothing was changed/) })
  })
  expect(await shop.save('/ash')).toBe(200)
})

test('a statement is cancelled at its timeout, and no more connections are opened than allowed', async () => {
  const { sql, close } = await openDatabase(kept.connection, { connections: 2, statementSeconds: 1 })
  onTestFinished(close)
  await expect(sql`select pg_sleep(60)`).rejects.toThrow('statement timeout')
  const sessions = await Promise.all(
    Array.from({ length: 9 }, () => sql`select pg_backend_pid() as id, pg_sleep(0.02)`),
  )
  expect(new Set(sessions.map(([session]) => session?.id)).size).toBe(2)
})
