import { join, resolve } from 'node:path'
import { applyLoad, type LoadRequest } from './http/load.ts'
import { askUncached } from './shop/questions.ts'
import { writeTable } from './table.ts'

/**
 * Compares the CPU time of uncached pages with that of another checkout, which must be built:
 * `node bench/pages-in-turns.ts ../before`. The two take turns, so that a disturbance affects both; the median of three ratios
 * counts.
 */
const [other = '', products = '10000'] = process.argv.slice(2)
const rounds = 3
type Modules = [
  typeof import('./shop/bench-database.ts'),
  typeof import('./shop/shop-process.ts'),
  typeof import('../server/platform/response-cache/form.ts'),
  typeof import('./shop/questions.ts'),
]
type Shop = {
  port: number
  pid: number
  compress: Modules[2]['compress']
  ask(kind: string): LoadRequest[]
  stop(): Promise<void>
}

const [own, before] = await Promise.all([openShop(join(import.meta.dirname, '..')), openShop(resolve(other))])
try {
  const rows = []
  for (const kind of ['page: home', 'page: listing of 24', 'page: product'])
    rows.push({ page: kind.replace('page: ', ''), ...(await compare(kind)) })
  console.log(writeTable(rows))
} finally {
  await Promise.all([own.stop(), before.stop()])
}

async function compare(kind: string) {
  const turns: [Figures, Figures][] = []
  for (let round = 0; round < rounds; round += 1) turns.push([await measure(before, kind), await measure(own, kind)])
  const ratios = (of: (figures: Figures) => number) => {
    const compared = turns.map(([then, now]) => ({ ratio: of(now) / of(then), was: of(then), is: of(now) }))
    const [, middle] = compared.toSorted((a, b) => a.ratio - b.ratio)
    return middle ? `${middle.ratio.toFixed(2)} (${middle.was.toFixed(2)} → ${middle.is.toFixed(2)})` : ''
  }
  return {
    kB: turns[0]?.map(({ bytes }) => (bytes / 1000).toFixed(0)).join(' → ') ?? '',
    'CPU ms, not compressed': ratios(({ made }) => made),
    br: ratios(({ made, br }) => made + br),
    gzip: ratios(({ made, gzip }) => made + gzip),
  }
}

type Figures = Awaited<ReturnType<typeof measure>>

async function openShop(checkout: string): Promise<Shop> {
  const load = (path: string) => import(join(checkout, path))
  const [{ openBenchDatabase }, { startShop }, { compress }, { askPages, takeSample }] = (await Promise.all([
    load('bench/shop/bench-database.ts'),
    load('bench/shop/shop-process.ts'),
    load('server/platform/response-cache/form.ts'),
    load('bench/shop/questions.ts'),
  ])) as Modules
  const database = await openBenchDatabase(Number(products))
  const shop = await startShop(database)
  const stop = async () => {
    await shop.stop()
    await database.stop()
  }
  // Each checkout makes the addresses from its own catalogue. Earlier versions add a unique query to each, which is removed below.
  const list = askPages as (sample: ReturnType<typeof takeSample>, fresh: string) => ReturnType<typeof askPages>
  const questions = askUncached(list(takeSample(Number(products)), 'fresh'))
  const ask = (wanted: string) =>
    (questions.find(({ kind }) => kind === wanted)?.requests ?? [])
      .slice(0, 400)
      .map(({ path, ...rest }) => ({ path: path.replace(/\?.*/, ''), ...rest }))
  return { port: shop.port, pid: shop.pid, compress, ask, stop }
}

async function measure({ port, pid, compress, ask }: Shop, kind: string) {
  const requests = ask(kind)
  const { cpuMsPerAnswer } = await applyLoad({ port, requests, connections: 1, seconds: 3, warmUpSeconds: 2 }, pid)
  const bodies = await Promise.all(
    requests
      .slice(0, 20)
      .map(async ({ path }) => Buffer.from(await (await fetch(`http://127.0.0.1:${port}${path}`)).arrayBuffer())),
  )
  const measureCompression = async (encoding: 'br' | 'gzip') => {
    for (const body of bodies) await compress(body, encoding)
    const start = process.cpuUsage()
    for (let turn = 0; turn < 10; turn += 1) for (const body of bodies) await compress(body, encoding)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000 / 10 / bodies.length
  }
  const bytes = bodies.reduce((sum, body) => sum + body.length, 0) / bodies.length
  return { made: cpuMsPerAnswer, bytes, br: await measureCompression('br'), gzip: await measureCompression('gzip') }
}
