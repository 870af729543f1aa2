import { join } from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { runDrill } from '../tests/support/cluster-drill.ts'
import { withoutHaproxy } from '../tests/support/haproxy.ts'
import { openShopCluster } from '../tests/support/shop-cluster.ts'

describe.skipIf(withoutHaproxy)(withoutHaproxy ?? 'two shops behind Debian’s HAProxy', () => {
  /** A short form of `npm run bench:cluster`. */
  test('lose and double nothing that was accepted when a shop and then the primary are killed', async () => {
    const program = [join(import.meta.dirname, '../tests/support/bare-shop.ts')]
    const cluster = await openShopCluster({ program, newCluster: inject('newCluster'), safety: 'the standby' })
    onTestFinished(cluster.close)
    const figures = await runDrill(cluster, ['a shop is killed', 'the primary is killed'])
    expect(figures).toMatchObject({ lost: [], doubled: [], rows: [{ strange: [] }, { strange: [] }] })
    expect(figures.rows[0]).toMatchObject({ refusedPages: 0 })
    expect(figures.accepted).toBeGreaterThan(20)
    expect(figures.edited).toBeGreaterThan(10)
  }, 90_000)
})
