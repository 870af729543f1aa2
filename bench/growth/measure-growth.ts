import { readLoad } from '../cached-report.ts'
import { readCpuMs } from '../http/cpu.ts'
import { applyLoad } from '../http/load.ts'
import { type BenchDatabase, openBenchDatabase } from '../shop/bench-database.ts'
import { measureEdits } from '../shop/edits.ts'
import { openBackOffice } from '../shop/open-back-office.ts'
import { askSearch, type Questions, takeSample } from '../shop/questions.ts'
import { type ShopProcess, startShop } from '../shop/shop-process.ts'
import { spreadOf } from '../spread.ts'
import { measureLists } from './back-office-lists.ts'
import type { Answered, GrowthFigures } from './growth-figures.ts'
import { readStreamed } from './streamed.ts'

/** Measures a whole shop of this size over HTTP, from another process. */
export async function measureGrowth(products: number, source: GrowthFigures['source']): Promise<GrowthFigures> {
  const load = readLoad()
  const database = await openBenchDatabase(products)
  database.env.SEARCH = source
  try {
    const figures = await measureShop(database, products)
    const again = await startShop(database)
    await again.stop()
    return {
      products,
      source,
      date: new Date().toISOString().slice(0, 10),
      load,
      ...figures,
      nextStartMs: again.readyMs,
    }
  } finally {
    await database.stop()
  }
}

type Measured = Omit<GrowthFigures, 'products' | 'source' | 'date' | 'load' | 'nextStartMs'>

async function measureShop(database: BenchDatabase, products: number): Promise<Measured> {
  const shop = await startShop(database)
  try {
    const firstStart = { readyMs: shop.readyMs, cpuMs: readCpuMs(shop.pid) }
    const sample = takeSample(products)
    const search = await ask(shop, askSearch(sample).at(-1))
    const suggestions = await ask(shop, askSuggestions(sample.map(({ name }) => name)))
    const memoryMb = shop.memoryMb()
    const edits = await measureEdits(database, [shop], sample)
    const seen = spreadOf(edits.seenMs)
    const cookie = await openBackOffice(shop)
    return {
      firstStart,
      memoryMb,
      search,
      suggestions,
      edit: {
        middleMs: seen(0.5),
        longestMs: seen(1),
        longestRequestMs: edits.longestRequestMs,
      },
      sitemap: await readStreamed(shop, '/sitemap.xml'),
      sitemapPart: await readStreamed(shop, products > 50_000 ? '/sitemap-1.xml' : '/sitemap.xml'),
      lists: await measureLists(shop, cookie),
      exported: await readStreamed(shop, '/api/staff/product-sheet?as=csv', cookie),
    }
  } finally {
    await shop.stop()
  }
}

async function ask({ port, pid }: ShopProcess, questions: Questions | undefined): Promise<Answered> {
  const requests = questions?.requests ?? []
  const { p50, p95, cpuMsPerAnswer } = await applyLoad(
    { port, requests, connections: 1, seconds: 4, warmUpSeconds: 3 },
    pid,
  )
  return { p50, p95, cpuMs: cpuMsPerAnswer }
}

/** The requests for suggestions while somebody types the name of a product. */
const askSuggestions = (names: string[]): Questions => ({
  kind: 'suggestions',
  requests: names.slice(0, 400).map((name, i) => ({
    path: `/api/search/suggest?q=${encodeURIComponent(name.slice(0, 3 + (i % 6)))}`,
    headers: { authorization: 'Bearer nobody' },
  })),
})
