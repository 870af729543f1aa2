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
  /** Answers a second beside the other's, and the other's CPU time an answer beside its own: more is better. */
  ofBareNode: Ratios | undefined
  ofNginx: Ratios | undefined
}
type Ratios = { rate: number; cpu: number }

const products = 1000

/**
 * Pages and answers that the shop has in its cache, beside servers that send the very same bytes: each in turn, again and
 * again, so that a disturbance hits all alike.
 */
export async function measureCachedAnswers({
  rounds = 3,
  seconds = 2,
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
  const find = (wanted: string) => results.find(({ name }) => name === wanted)?.result
  const [bareNode, nginx] = [find('bare Node'), find('nginx')]
  return results.map(({ name, result }) => ({
    ...result,
    sample: sample.name,
    encoding: sample.encoding,
    sent: sample.bytes,
    server: name,
    ofBareNode: setBeside(result, bareNode),
    ofNginx: setBeside(result, nginx),
  }))
}

function setBeside(own: LoadResult, other: LoadResult | undefined): Ratios | undefined {
  return other && { rate: own.perSecond / other.perSecond, cpu: other.cpuMsPerAnswer / own.cpuMsPerAnswer }
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
  return results.map(({ name, all }) => ({ name, result: takeMiddle(all) }))
}

/** The round in the middle: one that was disturbed does not count. */
function takeMiddle(results: LoadResult[]): LoadResult {
  const middle = results.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(results.length / 2)]
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
