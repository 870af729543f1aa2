import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readLoad } from '../cached-report.ts'
import { applyLoad, type LoadRequest } from '../http/load.ts'
import { applyWrk, hasWrk } from '../http/wrk.ts'
import { type BenchDatabase, openBenchDatabase } from '../shop/bench-database.ts'
import { askPages, takeSample } from '../shop/questions.ts'
import { type ShopProcess, startShop } from '../shop/shop-process.ts'
import { medianOf } from '../spread.ts'
import { writeTable } from '../table.ts'
import { readProcesses } from './processes.ts'

/** `npm run bench:workers`: measures cached pages from one worker and from two, in turns, and the memory of each further worker. */
const products = 10_000
const turns = 9
/** The numbers of workers under load. */
const loadedCounts = [1, 2]
/** The numbers of workers whose memory is measured. */
const memoryCounts = [1, 2, 4]
/** The memory of each process: after answering shoppers, then after answering staff too. */
type Memory = { shoppers: number[]; staff: number[] }
type Row = { generator: string; workers: number; perSecond: number; cpuMs: number; shares: number[] }
const generators = [
  { generator: 'Node', apply: applyLoad },
  ...(hasWrk() ? [{ generator: 'wrk', apply: applyWrk }] : []),
]
const load = readLoad()
const database = await openBenchDatabase(products)
const shops = new Map<number, ShopProcess>()
try {
  for (const workers of loadedCounts) {
    const shop = await startShop({ ...database, env: { ...database.env, WORKERS: String(workers) } })
    await shop.untilAllAnswer()
    shops.set(workers, shop)
  }
  const [{ requests } = { requests: [] }] = askPages(takeSample(products))
  const rows: Row[] = []
  for (let turn = 0; turn < turns; turn++) {
    for (const { generator, apply } of generators) {
      for (const [workers, { port, pid }] of shops) {
        const before = readProcesses(pid)
        const result = await apply({ port, requests, connections: 32, seconds: 2, warmUpSeconds: 1 }, pid)
        const shares = readProcesses(pid)
          .filter((process) => process.isShop && process.pid !== (workers > 1 ? pid : 0))
          .map((process) => process.cpuMs - (before.find(({ pid }) => pid === process.pid)?.cpuMs ?? 0))
        rows.push({ generator, workers, perSecond: result.perSecond, cpuMs: result.cpuMsPerAnswer, shares })
      }
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

/**
 * Measures the memory of each process for each number of workers in turn, started from the saved index. Uses a copy of Node,
 * because PSS divides the memory of a program among all processes of the machine that run it.
 */
async function measureMemory(database: BenchDatabase, requests: LoadRequest[]): Promise<Memory[]> {
  const node = join(database.folder, 'node')
  await copyFile(process.execPath, node)
  const measured: Memory[] = []
  for (const workers of memoryCounts) {
    const shop = await startShop({ ...database, node, env: { ...database.env, WORKERS: String(workers) } })
    await shop.untilAllAnswer()
    await applyLoad({ port: shop.port, requests, connections: 32, seconds: 4, warmUpSeconds: 1 }, shop.pid)
    const shoppers = readShares(shop)
    await askAsStaff(shop)
    measured.push({ shoppers, staff: readShares(shop) })
    await shop.stop()
  }
  return measured
}

function readShares({ pid }: ShopProcess): number[] {
  return readProcesses(pid)
    .filter(({ isShop }) => isShop)
    .map(({ pssMb }) => pssMb)
}

/** Uses a new connection for each request, because the first process gives connections to its workers in turn. */
async function askAsStaff({ port }: ShopProcess): Promise<void> {
  const headers = { cookie: 'showroom.session_token=none', connection: 'close' }
  for (let request = 0; request < 60; request++) {
    const answer = await fetch(`http://localhost:${port}/api/staff/me`, { headers })
    await answer.text()
    if (answer.status !== 401) throw new Error(`Staff who are not signed in were answered ${answer.status}.`)
  }
}

function writeReport(rows: Row[], memory: Memory[]): string {
  const table = generators.flatMap(({ generator }) => {
    const by = (workers: number) => rows.filter((row) => row.generator === generator && row.workers === workers)
    const alone = by(1)
    return loadedCounts.map((workers) => {
      const own = by(workers)
      return {
        'loaded by': generator,
        workers,
        'answers/s': medianOf(own.map(({ perSecond }) => perSecond)).toFixed(0),
        'CPU ms': medianOf(own.map(({ cpuMs }) => cpuMs)).toFixed(4),
        'of one worker': medianOf(own.map(({ cpuMs }, turn) => cpuMs / (alone[turn]?.cpuMs ?? 0))).toFixed(2),
        'CPU of each worker in the last turn, ms': own.at(-1)?.shares.join(', ') ?? '',
      }
    })
  })
  return `# Workers

\`npm run bench:workers\`, ${new Date().toISOString().slice(0, 10)}, ${products.toLocaleString('en-GB')} products, cached pages, 32 connections, median of ${turns} turns,
load ${load.toFixed(1)} when it began. The load generator shares the cores, so compare CPU times, not rates; CPU time is that of the whole process tree.
The generator in Node can leave two workers idle, and each answer then wakes one of them; wrk (from Debian) keeps both busy.

${writeTable(table)}

${writeMemory(memory)}
`
}

function writeMemory(memory: Memory[]): string {
  const show = (all: number[]) => all.map((mb) => mb.toFixed(0)).join(', ')
  const table = memory.map(({ shoppers, staff }, at) => ({
    workers: memoryCounts[at] ?? 0,
    'PSS of all, MB': sum(shoppers).toFixed(0),
    'of each process': show(shoppers),
    'after requests by staff to all': show(staff),
  }))
  return `${writeTable(table)}

A further worker adds ${writeFurther(memory.map(({ shoppers }) => sum(shoppers)))} (half of what two add).
Once requests by staff have loaded the back office in every worker, it is ${writeFurther(memory.map(({ staff }) => sum(staff)))}.`
}

function sum(all: number[]): number {
  return all.reduce((total, mb) => total + mb, 0)
}

function writeFurther([alone = 0, two = 0, four = 0]: number[]): string {
  const further = (four - two) / 2
  return `${further.toFixed(0)} MB, ${((100 * further) / alone).toFixed(0)} % of one process alone`
}
