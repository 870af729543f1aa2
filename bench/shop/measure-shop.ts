import { setTimeout as pause } from 'node:timers/promises'
import { applyLoad, type LoadResult } from '../http/load.ts'
import { type BenchDatabase, openBenchDatabase } from './bench-database.ts'
import { type EditFigures, measureEdits } from './edits.ts'
import { askFlood, askPages, askSearch, askUncached, type Questions, takeSample } from './questions.ts'
import { type ShopProcess, startShop } from './shop-process.ts'

export type AnswerFigures = LoadResult & { kind: string; connections: number; cache: 'cold' | 'warm' | 'not used' }
type StartFigures = { readyMs: number; memoryMb: number }
export type ShopFigures = {
  products: number
  /** `first`: without the index that an earlier start saved. */
  start: { first: StartFigures; again: StartFigures }
  /**
   * `searched`: after all searches, with an empty cache. `flooded`: after thousands of different pages, with a full cache.
   * `rested`: after a quiet period.
   */
  memoryMb: { searched: number; flooded: number; rested: number }
  answers: AnswerFigures[]
  edits: EditFigures
}

/** All measurements of a whole shop of this size, over HTTP, from other processes. */
export async function measureShop(products: number): Promise<ShopFigures> {
  const database = await openBenchDatabase(products)
  const shops: ShopProcess[] = []
  try {
    const first = await measureStart(database, shops)
    await shops.pop()?.stop()
    const again = await measureStart(database, shops)
    const shop = again.shop
    const sample = takeSample(products)
    const searches = [
      ...(await load(shop, askSearch(sample), { connections: 1, cache: 'not used' })),
      ...(await load(shop, askSearch(sample).slice(-1), { connections: 32, cache: 'not used' })),
    ]
    const searched = shop.memoryMb()
    const pages = [
      ...(await load(shop, askUncached(askPages(sample)), { connections: 1, cache: 'cold' })),
      ...(await load(shop, askUncached(askPages(sample)), { connections: 32, cache: 'cold' })),
      ...(await load(shop, askPages(sample), { connections: 32, cache: 'warm' })),
    ]
    await load(shop, [askFlood()], { connections: 32, cache: 'cold' })
    const flooded = shop.memoryMb()
    await pause(quietMs)
    const rested = shop.memoryMb()
    shops.push(await startShop(database))
    const edits = await measureEdits(database, shops, sample)
    const answers = [...searches, ...pages]
    return {
      products,
      start: { first: first.figures, again: again.figures },
      memoryMb: { searched, flooded, rested },
      answers,
      edits,
    }
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()))
    await database.stop()
  }
}

async function measureStart(database: BenchDatabase, shops: ShopProcess[]) {
  const shop = await startShop(database)
  shops.push(shop)
  return { shop, figures: { readyMs: shop.readyMs, memoryMb: shop.memoryMb() } }
}

type LoadOptions = Pick<AnswerFigures, 'connections' | 'cache'>

/** The shop checks every ten seconds whether it can release memory, and V8 releases it some seconds later. */
const quietMs = 30_000
/** Warms up long enough for most code to be compiled. */
const warmUpSeconds = 4

async function load(
  { port, pid }: ShopProcess,
  questions: Questions[],
  options: LoadOptions,
): Promise<AnswerFigures[]> {
  const figures: AnswerFigures[] = []
  for (const { kind, requests } of questions) {
    const result = await applyLoad({ port, requests, connections: options.connections, seconds: 3, warmUpSeconds }, pid)
    figures.push({ ...result, ...options, kind })
  }
  return figures
}
