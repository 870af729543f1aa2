import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../tests/support/database/database.ts'
import { openEmptyShop } from '../tests/support/empty-shop.ts'
import { startVarnish, withoutVarnish } from '../tests/support/machines/varnish.ts'

describe.skipIf(withoutVarnish)(withoutVarnish ?? 'behind Debian’s Varnish, which stands for a CDN', () => {
  test('shoppers see each change within seconds, while Varnish requests each address about once a second', async () => {
    const database = await createTestDatabase()
    onTestFinished(database.drop)
    const shop = await openEmptyShop(database)
    onTestFinished(shop.close)
    const edge = await startVarnish(new URL(shop.base).port)
    onTestFinished(edge.close)
    const ask = async (path: string) => (await fetch(edge.base + path, { redirect: 'manual' })).status
    const paths = ['/ash', '/beech', '/cedar']
    const began = performance.now()
    let requests = 0
    let longest = 0
    let shopping = true
    const shoppers = paths.map(async (path) => {
      while (shopping) {
        await ask(path)
        requests++
        await pause(1)
      }
    })
    for (const path of paths) {
      expect(await ask(path)).toBe(200)
      expect(await shop.save(path)).toBe(200)
      const saved = performance.now()
      while ((await ask(path)) !== 301) await pause(5)
      longest = Math.max(longest, performance.now() - saved)
    }
    shopping = false
    await Promise.all(shoppers)
    const seconds = (performance.now() - began) / 1000
    const passedOn = await edge.count('backend_req')
    // An answer is fresh for one second, and served stale for another while the new one is fetched.
    expect(longest).toBeLessThan(5000)
    expect(passedOn).toBeLessThan(paths.length * (seconds + 2))
    expect(requests).toBeGreaterThan(passedOn * 3)
  })

  test('a response that depends on the client is never cached', async () => {
    const database = await createTestDatabase()
    onTestFinished(database.drop)
    const shop = await openEmptyShop(database)
    onTestFinished(shop.close)
    const edge = await startVarnish(new URL(shop.base).port)
    onTestFinished(edge.close)
    for (const path of ['/api/login', '/api/captcha', '/admin', '/readyz'])
      for (const _ of [1, 2]) await fetch(edge.base + path)
    expect(await edge.count('cache_hit')).toBe(0)
  })
})
