import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readLoad } from '../cached-report.ts'
import { applyLoad, type LoadRequest } from '../http/load.ts'
import { type BenchDatabase, openBenchDatabase } from '../shop/bench-database.ts'
import { askPages, takeSample } from '../shop/questions.ts'
import { type ShopProcess, startShop } from '../shop/shop-process.ts'
import { writeTable } from '../table.ts'
import { readProcesses } from './processes.ts'

/** `npm run bench:workers`: cached pages from one worker and from two, in turns, and the memory of a further worker. */
const products = 10_000
const turns = 3
/** How many workers' memory is measured. */
const counts = [1, 2, 4]
const load = readLoad()
const database = await openBenchDatabase(products)
const shops = new Map<number, ShopProcess>()
try {
  for (const workers of [1, 2]) {
    const shop = await startShop({ ...database, env: { ...database.env, WORKERS: String(workers) } })
    await shop.untilAllAnswer()
    shops.set(workers, shop)
  }
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
  for (const shop of shops.values()) await shop.stop()
  shops.clear()
  const report = writeReport(rows, await measureMemory(database, requests))
  console.log(report)
  await writeFile(join(import.meta.dirname, '../workers-results.md'), report)
} finally {
  await Promise.all([...shops.values()].map((shop) => shop.stop()))
  await database.stop()
}

function middle(all: number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
}

/**
 * What each process of so many workers takes, one after the other, from the kept index. By a Node of their
 * own, because PSS divides a program among all processes of the machine that run it.
 */
async function measureMemory(database: BenchDatabase, requests: LoadRequest[]): Promise<number[][]> {
  const node = join(database.folder, 'node')
  await copyFile(process.execPath, node)
  const trees: number[][] = []
  for (const workers of counts) {
    const shop = await startShop({ ...database, node, env: { ...database.env, WORKERS: String(workers) } })
    await shop.untilAllAnswer()
    await applyLoad({ port: shop.port, requests, connections: 32, seconds: 4, warmUpSeconds: 1 }, shop.pid)
    trees.push(
      readProcesses(shop.pid)
        .filter(({ isShop }) => isShop)
        .map(({ pssMb }) => pssMb),
    )
    await shop.stop()
  }
  return trees
}

function writeReport(
  rows: { workers: number; perSecond: number; cpuMs: number; shares: number[] }[],
  memory: number[][],
): string {
  const of = (workers: number) => rows.filter((row) => row.workers === workers)
  const table = [...new Set(rows.map(({ workers }) => workers))].map((workers) => ({
    workers,
    'answers/s': middle(of(workers).map(({ perSecond }) => perSecond)).toFixed(0),
    'CPU ms': middle(of(workers).map(({ cpuMs }) => cpuMs)).toFixed(4),
    'CPU of each worker in the last turn, ms': of(workers).at(-1)?.shares.join(', ') ?? '',
  }))
  return `# Workers

\`npm run bench:workers\`, ${new Date().toISOString().slice(0, 10)}, ${products.toLocaleString('en-GB')} products, cached pages, 32 connections, the middle of ${turns} turns,
load ${load.toFixed(1)} when it began. The load generator shares the cores, so the rate says little; CPU time is of the whole process tree.

${writeTable(table)}

${writeMemory(memory)}
`
}

function writeMemory(memory: number[][]): string {
  const sum = (all: number[] = []) => all.reduce((total, mb) => total + mb, 0)
  const trees = memory.map((all, at) => ({
    workers: counts[at] ?? 0,
    'PSS of all, MB': sum(all).toFixed(0),
    'of each process': all.map((mb) => mb.toFixed(0)).join(', '),
  }))
  const further = (sum(memory[2]) - sum(memory[1])) / 2
  const share = ((100 * further) / sum(memory[0])).toFixed(0)
  return `${writeTable(trees)}\n\nA further worker adds ${further.toFixed(0)} MB (half of what two add), ${share} % of one process alone.`
}
