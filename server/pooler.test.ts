import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../tests/support/database/database.ts'
import { openEmptyShop } from '../tests/support/empty-shop.ts'
import { startPgbouncer, withoutPgbouncer } from '../tests/support/machines/pgbouncer.ts'
import { openDatabase } from './platform/database.ts'

describe.skipIf(withoutPgbouncer)(withoutPgbouncer ?? 'behind Debian’s PgBouncer with transaction pooling', () => {
  test('concurrent saves by staff succeed and are shown', async () => {
    const { connection, drop } = await createTestDatabase()
    onTestFinished(drop)
    const pooler = await startPgbouncer(connection.socketDir)
    onTestFinished(pooler.close)
    const pooled = `postgres://postgres@127.0.0.1:${pooler.port}/${connection.database}`
    const database = await openDatabase(pooled, { direct: connection })
    onTestFinished(database.close)
    const shop = await openEmptyShop(database)
    onTestFinished(shop.close)
    const paths = Array.from({ length: 30 }, (_, n) => `/old-${n}`)
    expect(await Promise.all(paths.map(shop.save))).toEqual(paths.map(() => 200))
    await expect.poll(() => Promise.all(paths.map(shop.look))).toEqual(paths.map(() => 301))
  })
})
