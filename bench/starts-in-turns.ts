import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readCpuMs } from './http/cpu.ts'
import { writeTable } from './table.ts'

/**
 * Compares first starts, which read the whole catalogue, with those of another checkout, which must be built:
 * `node bench/starts-in-turns.ts ../before 100000`. The two take turns, so that a disturbance affects both.
 */
const [other = '', products = '100000'] = process.argv.slice(2)
const rounds = 3
type Figures = { readyMs: number; cpuMs: number; memoryMb: number }
type Modules = [typeof import('./shop/bench-database.ts'), typeof import('./shop/shop-process.ts')]

const before = await openCheckout(resolve(other))
const own = await openCheckout(join(import.meta.dirname, '..'))
try {
  const turns: { then: Figures; now: Figures }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const [then, now] = [await before.start(), await own.start()]
    turns.push({ then, now })
    console.log(`${show(then)} → ${show(now)}`)
  }
  const middle = (of: (figures: Figures) => number) => {
    const [, ratio = 0] = turns.map(({ then, now }) => of(now) / of(then)).sort((a, b) => a - b)
    return ratio.toFixed(2)
  }
  console.log(
    writeTable([
      {
        products,
        'time, beside it': middle(({ readyMs }) => readyMs),
        'CPU of the shop': middle(({ cpuMs }) => cpuMs),
        memory: middle(({ memoryMb }) => memoryMb),
      },
    ]),
  )
} finally {
  await before.close()
  await own.close()
}

function show({ readyMs, cpuMs, memoryMb }: Figures): string {
  return `${(readyMs / 1000).toFixed(1)} s, CPU ${(cpuMs / 1000).toFixed(1)} s, ${memoryMb.toFixed(0)} MB`
}

async function openCheckout(checkout: string) {
  const load = (path: string) => import(join(checkout, path))
  const [{ openBenchDatabase }, { startShop }] = (await Promise.all([
    load('bench/shop/bench-database.ts'),
    load('bench/shop/shop-process.ts'),
  ])) as Modules
  const database = await openBenchDatabase(Number(products))
  const start = async (): Promise<Figures> => {
    await rm(join(database.folder, 'search-index'), { force: true })
    const shop = await startShop(database)
    const figures = { readyMs: shop.readyMs, cpuMs: readCpuMs(shop.pid), memoryMb: shop.memoryMb() }
    await shop.stop()
    return figures
  }
  return { start, close: database.stop }
}
