import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyLoad, type LoadResult } from './load.ts'
import { hasNginx, startNginx } from './nginx.ts'
import { type Sample, writeSamples } from './samples.ts'

type Contender = { name: string; port: number; child: ChildProcess }
export type CachedAnswersRow = LoadResult & {
  sample: string
  server: string
  /** Answers a second beside the other's, and the other's CPU time an answer beside its own: more is better. */
  ofBareNode: Ratios | undefined
  ofNginx: Ratios | undefined
}
type Ratios = { rate: number; cpu: number }

/** Cached answers beside the fastest that there is: each in turn, again and again, so that a disturbance hits all alike. */
export async function measureCachedAnswers({
  rounds = 5,
  seconds = 2,
  connections = 32,
} = {}): Promise<CachedAnswersRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-'))
  const samples = await writeSamples(folder)
  const contenders = await startContenders(folder, samples)
  try {
    const rows: CachedAnswersRow[] = []
    for (const sample of samples) rows.push(...(await compare(sample, contenders, { rounds, seconds, connections })))
    return rows
  } finally {
    await Promise.all(contenders.map(stop))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startContenders(folder: string, samples: Sample[]): Promise<Contender[]> {
  const contenders = [
    await startNode('shop', 'cached-server.ts', samples),
    await startNode('bare Node', 'bare-server.ts', samples),
  ]
  if (!hasNginx()) {
    console.log('nginx not found, skipped')
    return contenders
  }
  for (const workers of [1, 2]) {
    contenders.push({
      name: workers === 1 ? 'nginx' : `nginx, ${workers} workers`,
      ...(await startNginx(folder, samples, workers)),
    })
  }
  return contenders
}

async function startNode(name: string, file: string, samples: Sample[]): Promise<Contender> {
  const child = fork(join(import.meta.dirname, file), [JSON.stringify(samples)])
  const [port] = await once(child, 'message')
  return { name, port, child }
}

async function stop({ child }: Contender): Promise<void> {
  child.kill()
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

type Plan = { rounds: number; seconds: number; connections: number }

async function compare(sample: Sample, contenders: Contender[], plan: Plan): Promise<CachedAnswersRow[]> {
  const results = await loadInTurn(sample, contenders, plan)
  const find = (wanted: string) => results.find(({ name }) => name === wanted)?.result
  const [bareNode, nginx] = [find('bare Node'), find('nginx')]
  return results.map(({ name, result }) => ({
    ...result,
    sample: sample.name,
    server: name,
    ofBareNode: setBeside(result, bareNode),
    ofNginx: setBeside(result, nginx),
  }))
}

function setBeside(own: LoadResult, other: LoadResult | undefined): Ratios | undefined {
  return other && { rate: own.perSecond / other.perSecond, cpu: other.cpuMsPerAnswer / own.cpuMsPerAnswer }
}

async function loadInTurn({ path }: Sample, contenders: Contender[], { rounds, seconds, connections }: Plan) {
  const requests = [{ path, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }]
  const results = contenders.map(({ name }) => ({ name, all: [] as LoadResult[] }))
  for (let round = 0; round < rounds; round++) {
    for (const [i, { port, child }] of contenders.entries()) {
      const load = { port, requests, connections, seconds, warmUpSeconds: round === 0 ? 1 : 0.3 }
      results[i]?.all.push(await applyLoad(load, child.pid ?? 0))
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
      sample: row.sample,
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
