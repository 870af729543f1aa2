import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBenchDatabase } from '../shop/bench-database.ts'
import { askPages, takeSample } from '../shop/questions.ts'
import { startShop } from '../shop/shop-process.ts'
import { applyLoad, type LoadResult } from './load.ts'
import { hasNginx, startNginx } from './nginx.ts'
import { type Encoding, recordSamples, type Sample } from './samples.ts'

type Contender = { name: string; port: number; pid: number; stop(): Promise<void> }
export type CachedAnswersRow = LoadResult & {
  sample: string
  encoding: Encoding
  /** The length of the compressed body. */
  sent: number
  server: string
  /** `rate`: answers per second divided by the other server's. `cpu`: the other server's CPU time per answer divided by its own. Higher is better. */
  ofBareNode: Ratios | undefined
  ofNginx: Ratios | undefined
}
type Ratios = { rate: number; cpu: number }

const products = 1000

/**
 * Compares the shop's cached pages and answers with servers that send the same bytes. The servers take turns in every round,
 * so that a disturbance affects all of them.
 */
export async function measureCachedAnswers({
  rounds = 7,
  seconds = 1,
  connections = 32,
} = {}): Promise<CachedAnswersRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-'))
  const database = await openBenchDatabase(products)
  const shop = await startShop(database)
  try {
    const rows: CachedAnswersRow[] = []
    for (const encoding of ['br', 'gzip'] as const) {
      const samples = await recordSamples(shop.port, folder, encoding, listAsked())
      const others = await startOthers(folder, samples)
      const contenders = [{ name: 'shop', ...shop }, ...others]
      for (const sample of samples) rows.push(...(await compare(sample, contenders, { rounds, seconds, connections })))
      await Promise.all(others.map(({ stop }) => stop()))
    }
    return rows
  } finally {
    await shop.stop()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const listAsked = () =>
  askPages(takeSample(products)).flatMap(({ kind, requests: [first] }) =>
    first ? [{ name: kind, path: first.path }] : [],
  )

async function startOthers(folder: string, samples: Sample[]): Promise<Contender[]> {
  const contenders = [
    await startNode('bare Node', samples, false),
    await startNode('bare Node, headers of the shop', samples, true),
  ]
  if (!hasNginx()) {
    console.log('nginx not found, skipped')
    return contenders
  }
  for (const workers of [1, 2]) {
    const { port, child } = await startNginx(folder, samples, workers)
    contenders.push(contend(workers === 1 ? 'nginx' : `nginx, ${workers} workers`, port, child))
  }
  return contenders
}

async function startNode(name: string, samples: Sample[], withAllHeaders: boolean): Promise<Contender> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [JSON.stringify([samples, withAllHeaders])])
  const [port] = await once(child, 'message')
  return contend(name, port, child)
}

const contend = (name: string, port: number, child: ChildProcess): Contender => ({
  name,
  port,
  pid: child.pid ?? 0,
  stop: async () => {
    child.kill()
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  },
})

type Plan = { rounds: number; seconds: number; connections: number }

async function compare(sample: Sample, contenders: Contender[], plan: Plan): Promise<CachedAnswersRow[]> {
  const results = await loadInTurn(sample, contenders, plan)
  const find = (wanted: string) => results.find(({ name }) => name === wanted)?.all
  const [bareNode, nginx] = [find('bare Node'), find('nginx')]
  return results.map(({ name, all }) => ({
    ...takeMiddle(all, ({ perSecond }) => perSecond),
    sample: sample.name,
    encoding: sample.encoding,
    sent: sample.bytes,
    server: name,
    ofBareNode: setBeside(all, bareNode),
    ofNginx: setBeside(all, nginx),
  }))
}

/** The median of the ratios within each round, because the machine's speed drifts between rounds. */
function setBeside(own: LoadResult[], others: LoadResult[] | undefined): Ratios | undefined {
  if (!others) return undefined
  const ratios = own.flatMap((result, round) => {
    const other = others[round]
    if (!other) return []
    return [{ rate: result.perSecond / other.perSecond, cpu: other.cpuMsPerAnswer / result.cpuMsPerAnswer }]
  })
  return { rate: takeMiddle(ratios, ({ rate }) => rate).rate, cpu: takeMiddle(ratios, ({ cpu }) => cpu).cpu }
}

async function loadInTurn({ path, encoding }: Sample, contenders: Contender[], plan: Plan) {
  const { rounds, seconds, connections } = plan
  const requests = [{ path, headers: { 'accept-encoding': encoding } }]
  const results = contenders.map(({ name }) => ({ name, all: [] as LoadResult[] }))
  for (let round = 0; round < rounds; round++) {
    for (const [i, { port, pid }] of contenders.entries()) {
      const load = { port, requests, connections, seconds, warmUpSeconds: round === 0 ? 1 : 0.3 }
      results[i]?.all.push(await applyLoad(load, pid))
    }
  }
  return results
}

/** Returns the median round, so that one disturbed round does not count. */
function takeMiddle<Round>(rounds: Round[], read: (round: Round) => number): Round {
  const middle = rounds.toSorted((a, b) => read(a) - read(b))[Math.floor(rounds.length / 2)]
  if (!middle) throw new Error('nothing was measured')
  return middle
}

const showRatios = (ratios: Ratios | undefined) => ratios && `${ratios.rate.toFixed(2)} (CPU ${ratios.cpu.toFixed(2)})`

if (import.meta.main) {
  const rows = await measureCachedAnswers()
  console.table(
    rows.map((row) => ({
      sample: `${row.sample}, ${row.encoding}`,
      server: row.server,
      'answers/s': Math.round(row.perSecond),
      'p50 ms': row.p50.toFixed(2),
      'p99 ms': row.p99.toFixed(2),
      'CPU ms': row.cpuMsPerAnswer.toFixed(4),
      'of bare Node': showRatios(row.ofBareNode),
      'of nginx': showRatios(row.ofNginx),
      failures: row.failures,
    })),
  )
}
