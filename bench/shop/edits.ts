import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { markProducts } from '../../server/catalogue/products/changed-products.ts'
import type { Entry } from '../../server/catalogue/search/entry.ts'
import { products } from '../../server/catalogue/tables.ts'
import { changeShop } from '../../server/site/changes.ts'
import type { BenchDatabase } from './bench-database.ts'
import type { ShopProcess } from './shop-process.ts'
import { watchRequests } from './watch-requests.ts'

export type EditFigures = { edits: number; seenMs: number[]; longestRequestMs: number; usualRequestMs: number }

/** Renames products in turn while both processes are searched, and measures when each process shows the new name. */
export async function measureEdits(
  database: BenchDatabase,
  shops: ShopProcess[],
  sample: Entry[],
): Promise<EditFigures> {
  const watch = await watchRequests(shops)
  const quiet = await watch.during(() => pause(2_000))
  const seenMs: number[] = []
  const busy = await watch.during(async () => {
    for (const [i, { uuid }] of sample.slice(0, 20).entries()) {
      const name = `Renamed piece ${i}`
      await rename(database, uuid, name)
      const committed = performance.now()
      await Promise.all(shops.map((shop) => untilShown(shop, uuid, name)))
      seenMs.push(performance.now() - committed)
    }
  })
  watch.stop()
  return { edits: seenMs.length, seenMs, longestRequestMs: busy, usualRequestMs: quiet }
}

const rename = ({ db }: BenchDatabase, uuid: string, name: string) =>
  changeShop(db, { id: null, name: 'Bench' }, async (tx, change) => {
    await tx.update(products).set({ name }).where(eq(products.uuid, uuid))
    change.touchesPublic(markProducts(eq(products.uuid, uuid)))
  })

async function untilShown({ port }: ShopProcess, uuid: string, name: string): Promise<void> {
  for (;;) {
    const [page, found] = await Promise.all([
      fetch(`http://localhost:${port}/api/product/${uuid}`).then((answer) => answer.text()),
      search(port, name),
    ])
    if (page.includes(`"${name}"`) && found.includes(uuid)) return
    await pause(5)
  }
}

async function search(port: number, searchField: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ searchField })
  const answer = await fetch(`http://localhost:${port}/api/search/`, { method: 'POST', headers, body })
  return answer.text()
}
