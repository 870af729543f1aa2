import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../tests/support/database.ts'
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
