import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readLoad } from '../cached-report.ts'
import { applyLoad } from '../http/load.ts'
import { openBenchDatabase } from '../shop/bench-database.ts'
import { askPages, takeSample } from '../shop/questions.ts'
import { type ShopProcess, startShop } from '../shop/shop-process.ts'
import { writeTable } from '../table.ts'
import { readProcesses } from './processes.ts'

/** `npm run bench:workers`: cached pages from one worker and from two, in turns, and the memory of a further worker. */
const products = 10_000
const turns = 3
const load = readLoad()
const database = await openBenchDatabase(products)
const shops = new Map<number, ShopProcess>()
try {
  for (const workers of [1, 2])
    shops.set(workers, await startShop({ ...database, env: { ...database.env, WORKERS: String(workers) } }))
  const [{ requests } = { requests: [] }] = askPages(takeSample(products))
  const rows: { workers: number; perSecond: number; cpuMs: number; shares: number[] }[] = []
  for (let turn = 0; turn < turns; turn++) {
    for (const [workers, { port, pid }] of shops) {
      const before = readProcesses(pid)
      const result = await applyLoad({ port, requests, connections: 32, seconds: 3, warmUpSeconds: 2 }, pid)
      const shares = readProcesses(pid)
        .filter((one) => one.isShop && one.pid !== (workers > 1 ? pid : 0))
        .map((one) => one.cpuMs - (before.find(({ pid }) => pid === one.pid)?.cpuMs ?? 0))
      rows.push({ workers, perSecond: result.perSecond, cpuMs: result.cpuMsPerAnswer, shares })
    }
  }
  const report = writeReport(
    rows,
    [...shops].map(([workers, { pid }]) => [workers, measureMemory(pid)] as const),
  )
  console.log(report)
  await writeFile(join(import.meta.dirname, '../workers-results.md'), report)
} finally {
  await Promise.all([...shops.values()].map((shop) => shop.stop()))
  await database.stop()
}

function middle(all: number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
}

function measureMemory(pid: number): number[] {
  return readProcesses(pid)
    .filter(({ isShop }) => isShop)
    .map(({ pssMb }) => pssMb)
}

function writeReport(
  rows: { workers: number; perSecond: number; cpuMs: number; shares: number[] }[],
  memory: (readonly [number, number[]])[],
): string {
  const of = (workers: number) => rows.filter((row) => row.workers === workers)
  const table = [...new Set(rows.map(({ workers }) => workers))].map((workers) => ({
    workers,
    'answers/s': middle(of(workers).map(({ perSecond }) => perSecond)).toFixed(0),
    'CPU ms': middle(of(workers).map(({ cpuMs }) => cpuMs)).toFixed(4),
    'PSS of each process, MB':
      memory
        .find(([count]) => count === workers)?.[1]
        .map((mb) => mb.toFixed(0))
        .join(', ') ?? '',
    'CPU of each worker in the last turn, ms': of(workers).at(-1)?.shares.join(', ') ?? '',
  }))
  return `# Workers

\`npm run bench:workers\`, ${new Date().toISOString().slice(0, 10)}, ${products.toLocaleString('en-GB')} products, cached pages, 32 connections, the middle of ${turns} turns,
load ${load.toFixed(1)} when it began. The load generator shares the cores, so the rate says little; CPU time is of the whole process tree.

${writeTable(table)}
`
}
