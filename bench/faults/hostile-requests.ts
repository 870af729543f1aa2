import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type HostileRun, sendHostile } from '../../tests/support/inputs/hostile-run.ts'
import { becomeOwner, signInAsOwner } from '../../tests/support/staff/become-owner.ts'
import { onEnd } from '../shop/on-end.ts'
import { startShop } from '../shop/shop-process.ts'
import { writeTable } from '../table.ts'
import { writeSection } from './results.ts'

/** `npm run faults -- hostile 100000 7` sends 100,000 requests, with the seed 7, to a built demonstration shop; half are signed in. */
const requests = Number(process.argv[2] ?? 100_000)
const seed = Number(process.argv[3] ?? Math.floor(Math.random() * 2 ** 31))
const load = loadavg()[0] ?? 0

const folder = await mkdtemp(join(tmpdir(), 'showroom-hostile-'))
const clear = () => rm(folder, { recursive: true, force: true })
onEnd(clear)
const shop = await startShop({ env: {}, folder })
try {
  const base = `http://localhost:${shop.port}`
  await becomeOwner(base, shop.ownerLink() ?? '')
  const before = shop.memoryMb()
  const started = performance.now()
  const signIn = () => signInAsOwner(base)
  const run = await sendHostile({ port: shop.port, requests, seed, signIn })
  const seconds = (performance.now() - started) / 1000
  const alive = (await fetch(`${base}/readyz`)).ok
  const text = report(run, { seconds, before, after: shop.memoryMb(), alive })
  await writeSection(`Hostile requests, seed ${seed}`, text)
  console.log(text)
  if (run.faults.length > 0 || !alive) process.exitCode = 1
} finally {
  await shop.stop()
  await clear()
}

type Around = { seconds: number; before: number; after: number; alive: boolean }

function report({ statuses, faults, unanswered, ...run }: HostileRun, around: Around): string {
  const { seconds, before, after, alive } = around
  const tenths = run.tenthsMs.map((ms) => (ms / 1000).toFixed(0)).join(', ')
  return `\`npm run faults -- hostile ${requests} ${seed}\`, ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, Node ${process.version}, load ${load.toFixed(1)}
when it began, ${seconds.toFixed(0)} s, eight at a time: wrong paths, queries, headers, methods and bodies for every page and call, half of them
with an owner's session. Goals: no 5xx, no request over 1 s; a download counts until its first byte.

${writeTable(
  Object.entries(statuses)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([status, times]) => ({ answered: status, times: String(times) })),
)}

Faults of ours: ${faults.length}. Without an answer: ${unanswered.length}. Longest: ${nameSlow(run.slowest)}; over 1 s: ${run.over}.
The longest download to its end: ${nameSlow(run.slowestDownload)}. Seconds for each tenth of the answers: ${tenths}.
Memory ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after. Afterwards the shop ${alive ? 'answers' : 'does not answer'}.
${faults
  .slice(0, 20)
  .map((fault) => `\n- ${fault}`)
  .join('')}`
}

function nameSlow({ ms, request }: HostileRun['slowest']): string {
  return `${ms.toFixed(0)} ms, \`${request.slice(0, 80).replaceAll('`', "'")}\``
}
