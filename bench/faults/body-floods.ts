import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startShop } from '../shop/shop-process.ts'
import { spreadOf } from '../spread.ts'
import { writeTable } from '../table.ts'
import { floods } from './floods.ts'
import { writeSection } from './results.ts'
import { readSeconds, watchMemory } from './watch-memory.ts'

const connections = Number(process.argv[2] ?? 2000)
const seconds = 10

const load = loadavg()[0] ?? 0

type Report = { opened: number; statuses: Record<string, number> }

/** Starts a shop for each flood, so that no flood influences the next. */
async function measureFlood(place: number, again: boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'showroom-flood-'))
  const shop = await startShop({ env: {}, folder })
  try {
    await askCached(shop.port, 3)
    const calm = await askCached(shop.port, 3)
    const memory = watchMemory(shop.pid)
    const worked = readSeconds(shop.pid)
    const { opened, statuses, waits } = await flood(shop.port, place, again)
    const { before, max } = memory.stop()
    const work = readSeconds(shop.pid) - worked
    const bare = await measureBare(place, again)
    return {
      flood: `${floods[place]?.name}${again ? ', opened again after a second' : ''}`,
      'connections opened': opened,
      answered: Object.entries(statuses)
        .map(([status, times]) => `${status}: ${times}`)
        .join(', '),
      'RSS before, MB': before.toFixed(0),
      'at most': `+${(max - before).toFixed(0)}`,
      'CPU of the shop, s': work.toFixed(1),
      'p99 of a cached page before, ms': calm.p99.toFixed(1),
      'p99 meanwhile': waits.p99.toFixed(1),
      'p99 at the bare server': bare.p99.toFixed(1),
      longest: waits.max.toFixed(1),
      'longest at the bare server': bare.max.toFixed(1),
    }
  } finally {
    await shop.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Measures the cost of the flood itself, with a server that does no work. */
async function measureBare(place: number, again: boolean) {
  const server = fork(join(import.meta.dirname, 'bare-server.ts'))
  const [{ port }] = (await once(server, 'message')) as [{ port: number }]
  await askCached(port, 1)
  const { waits } = await flood(port, place, again)
  server.kill()
  return waits
}

async function flood(port: number, place: number, again: boolean) {
  const child = fork(join(import.meta.dirname, 'flood-process.ts'))
  child.send({ port, flood: place, connections, seconds, again })
  const reported = once(child, 'message') as Promise<[Report]>
  const waits = await askCached(port, seconds - 1)
  const [report] = await reported
  await pause(2000)
  return { ...report, waits }
}

/** Requests the cached home page fifty times a second, each request after the previous response. */
async function askCached(port: number, seconds: number) {
  const agent = new Agent({ keepAlive: true })
  const waits: number[] = []
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    const start = performance.now()
    const asking = request({ port, host: '127.0.0.1', path: '/', agent, headers: { 'accept-encoding': 'br' } }).end()
    const [answer] = await once(asking, 'response')
    for await (const _ of answer);
    if (answer.statusCode !== 200) throw new Error(`The home page was answered ${answer.statusCode}.`)
    waits.push(performance.now() - start)
    await pause(20)
  }
  agent.destroy()
  const at = spreadOf(waits)
  return { p99: at(0.99), max: at(1) }
}

const rows = []
for (const [place, { name }] of floods.entries()) {
  console.log(`Flood: ${name} …`)
  rows.push(await measureFlood(place, false))
}
console.log('The first flood again, with closed connections reopened …')
rows.push(await measureFlood(0, true))
const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.version}, load ${load.toFixed(1)} when it began`
const text = `\`npm run faults -- floods\`, ${new Date().toISOString().slice(0, 10)}, ${machine}: ${connections} concurrent
connections from a separate process on the same cores, which send for ${seconds} s or until they are closed, while a shopper requests the
cached home page fifty times a second. Goals: at most 50 MB more RSS, and at most 50 ms at p99 of the cached page. An earlier version
took 982 MB for 200 connections of the first kind. The bare server is the lower bound, measured right afterwards: it serves one
prepared page and closes every other connection unread. Its figures show the cost of the flood itself and of other work on the machine.

${writeTable(rows)}
`
await writeSection('Floods of bodies', text)
console.log(text)
