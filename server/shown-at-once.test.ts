import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../tests/support/database/database.ts'
import { openEmptyShop } from '../tests/support/empty-shop.ts'

test('what staff have saved is shown by the time their request is answered', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const shop = await openEmptyShop(database)
  onTestFinished(shop.close)
  for (const path of ['/ash', '/beech', '/cedar', '/damson', '/elm']) {
    expect(await shop.save(path)).toBe(200)
    expect([path, await shop.look(path)]).toEqual([path, 301])
  }
})

test('a process that missed a change shows it by the time it says that it is ready', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const shop = await openEmptyShop(database)
  onTestFinished(shop.close)
  for (const path of ['/ash', '/beech', '/cedar', '/damson', '/elm']) {
    // Saved as another process would, but without a notification.
    await database.sql.begin(async (tx) => {
      await tx`insert into redirects (from_path, to_path) values (${path}, '/latest-products')`
      await tx`update content_version set version = version + 1, stamp = gen_random_uuid()`
    })
    expect(await shop.look('/readyz')).toBe(200)
    expect([path, await shop.look(path)]).toEqual([path, 301])
  }
})

test('a process that has lost its replica is not ready until the replica is back', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  let isAway = false
  const outage = { known: () => isAway, check: async () => !isAway, hasLostConnection: () => isAway }
  const shop = await openEmptyShop(database, { ...database, outage })
  onTestFinished(shop.close)
  for (const status of [200, 503, 200]) {
    isAway = status === 503
    expect([await shop.look('/readyz'), await shop.look('/healthz')]).toEqual([status, 200])
  }
})
