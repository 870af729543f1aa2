import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { runDrill } from '../tests/support/machines/cluster-drill.ts'
import { withoutHaproxy } from '../tests/support/machines/haproxy.ts'
import { openShopCluster, type ShopCluster } from '../tests/support/machines/shop-cluster.ts'
import { bundleProgram } from '../tests/support/runner/programs.ts'

/** A short form of `npm run bench:cluster`. */
describe.skipIf(withoutHaproxy)(withoutHaproxy ?? 'two shops behind Debian’s HAProxy', () => {
  let cluster: ShopCluster

  beforeAll(async () => {
    const program = [await bundleProgram('bare-shop')]
    // Longer than any test watches a draining shop.
    const drainSeconds = 60
    cluster = await openShopCluster({ program, newCluster: inject('newCluster'), safety: 'the standby', drainSeconds })
  }, 60_000)
  afterAll(() => cluster?.close())

  const ask = async (address: string) => {
    const answer = await fetch(address)
    return { status: answer.status, body: await answer.text() }
  }
  const page = '/api/pages/terms'
  const lookTimes = async (times: number) => {
    const answers = Array.from({ length: times }, () => ask(cluster.base + page))
    return new Set((await Promise.all(answers)).map(({ status, body }) => `${status} ${body}`))
  }
  const untilUp = (places: Record<string, boolean>) =>
    expect
      .poll(
        async () => {
          const found = await cluster.readPlaces()
          return Object.fromEntries(Object.keys(places).map((place) => [place, found[place]?.isUp]))
        },
        { timeout: 20_000 },
      )
      .toEqual(places)
  const countAt = async (place: string) => (await cluster.readPlaces())[place]?.requests

  test('a draining shop, or one that alone has lost the database, gets no requests, though it answers', async () => {
    const [one, two] = cluster.shops
    const { body } = await ask(cluster.base + page)
    const expectNoneAt = async (name: 'one' | 'two', { port } = name === 'one' ? one : two) => {
      const other = name === 'one' ? 'two' : 'one'
      await untilUp({ [`ready/${name}`]: false, [`ready/${other}`]: true, [`open/${name}`]: true })
      expect((await ask(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
      const places = [`ready/${name}`, `open/${name}`]
      const before = await Promise.all(places.map(countAt))
      expect(await lookTimes(40)).toEqual(new Set([`200 ${body}`]))
      expect(await Promise.all(places.map(countAt))).toEqual(before)
    }

    one.partition()
    await expectNoneAt('one')
    one.reconnect()
    await untilUp({ 'ready/one': true })

    const left = two.stop()
    await expectNoneAt('two')
    await Promise.all([two.kill(), left])
    await two.start()
    await untilUp({ 'ready/one': true, 'ready/two': true })
  }, 60_000)

  test('cached pages are served while no shop has a database', async () => {
    const { database, shops, base } = cluster
    const { body } = await ask(base + page)
    for (const { port } of shops) expect(await ask(`http://127.0.0.1:${port}${page}`)).toEqual({ status: 200, body })
    await database.primary.kill()
    await untilUp({ 'ready/one': false, 'ready/two': false, 'open/one': true, 'open/two': true })
    for (const { port } of shops) expect((await ask(`http://127.0.0.1:${port}/readyz`)).status).toBe(503)
    const before = await countAt('open/BACKEND')
    expect(await lookTimes(40)).toEqual(new Set([`200 ${body}`]))
    expect(await countAt('open/BACKEND')).toBe((before ?? 0) + 40)
    expect((await ask(`${base}/api/pages/privacy-policy`)).status).toBe(503)

    await database.primary.start()
    await untilUp({ 'ready/one': true, 'ready/two': true })
    expect((await ask(`${base}/api/pages/privacy-policy`)).status).toBe(200)
  }, 60_000)

  test('no accepted request is lost or duplicated when a shop and then the primary are killed', async () => {
    const figures = await runDrill(cluster, ['a shop is killed', 'the primary is killed'])
    expect(figures).toMatchObject({ lost: [], doubled: [], rows: [{ strange: [] }, { strange: [] }] })
    expect(figures.rows[0]).toMatchObject({ refusedPages: 0 })
    expect(figures.accepted).toBeGreaterThan(20)
    expect(figures.edited).toBeGreaterThan(10)
    // A drill that booked and printed nothing would prove nothing.
    for (const amount of Object.values(figures.given)) expect(amount).toBeGreaterThan(1)
  }, 90_000)
})
