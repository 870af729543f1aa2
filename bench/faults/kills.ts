import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type KillFigures, runKills, type Victim, victims } from '../../tests/support/machines/kill-run.ts'
import { spreadOf } from '../spread.ts'
import { writeTable } from '../table.ts'
import { writeSection } from './results.ts'

/**
 * `npm run faults -- kills 100` kills a hundred times. The figures of every run are kept, and the report adds them all up.
 */
const kills = Number(process.argv[2] ?? 100)
const runsDir = join(import.meta.dirname, '../../test-results/kills')

/** `load`: the load average of the machine when the run began. */
type Run = KillFigures & { minutes: number; load: number }

const dataDir = await mkdtemp(join(tmpdir(), 'showroom-kills-'))
const startedAt = performance.now()
const load = loadavg()[0] ?? 0
try {
  const figures = await runKills({ dataDir, program: ['build/shop/server.js'], kills, random: Math.random })
  await keepRun({ ...figures, minutes: (performance.now() - startedAt) / 60_000, load })
  await writeSection('Kills', writeKills(await readRuns()))
} finally {
  await rm(dataDir, { recursive: true, force: true })
}

async function keepRun(run: Run): Promise<void> {
  await mkdir(runsDir, { recursive: true })
  await writeFile(join(runsDir, `${Date.now()}.json`), JSON.stringify(run))
}

async function readRuns(): Promise<Run[]> {
  const names = (await readdir(runsDir)).filter((name) => name.endsWith('.json'))
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(runsDir, name), 'utf8'))))
}

function writeKills(runs: Run[]): string {
  const sum = (count: (run: Run) => number) => runs.reduce((total, run) => total + count(run), 0)
  return `
\`npm run faults -- kills\`, ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, load ${Math.max(...runs.map((run) => run.load)).toFixed(1)} at most when a run began, Node ${process.version}:
${sum(countKills)} kills in ${sum((run) => run.minutes).toFixed(1)} minutes. The shop runs its embedded PostgreSQL, and four shoppers send enquiries without a pause. Each kind of
process is killed in turn with \`kill -9\` at random moments; one kill in four comes before the shop has recovered from the last. A start
that fails because of another kill is repeated, as by a service manager.

${writeTable([
  {
    accepted: sum((run) => run.accepted),
    'refused with 503': sum((run) => run.refused),
    'no answer': sum((run) => run.unanswered),
    'other answers': sum((run) => run.strange.length),
    lost: sum((run) => run.lost.length),
    doubled: sum((run) => run.doubled.length),
    'starts repeated': sum((run) => run.startsThatFailed),
  },
])}

Median, 90th percentile and maximum, in seconds: from the kill until PostgreSQL accepts a connection, including a new start of
Node if that was killed too; the part of it that PostgreSQL's log explains; and from the kill until an enquiry sent after it is
accepted. If the previous kill hit Node, PostgreSQL may have to wait for that start as well.

${writeTable(victims.map((victim) => writeVictim(victim, runs)))}`
}

function countKills(run: Run): number {
  return Object.values(run.kills).reduce((total, count) => total + count, 0)
}

function writeVictim(victim: Victim, runs: Run[]) {
  const ofVictim = <Item extends { victim: Victim }>(items: Item[]) => items.filter((item) => item.victim === victim)
  const outages = ofVictim(runs.flatMap((run) => run.postgres))
  return {
    killed: victim,
    kills: runs.reduce((total, run) => total + run.kills[victim], 0),
    'PostgreSQL answers': writeSpread(outages.map(({ ms }) => ms)),
    'by its log': writeSpread(outages.flatMap(({ logMs }) => logMs ?? [])),
    'an enquiry is accepted': writeSpread(ofVictim(runs.flatMap((run) => run.back)).map(({ ms }) => ms)),
  }
}

function writeSpread(times: number[]): string {
  const at = spreadOf(times)
  const [median, high, longest] = [at(0.5), at(0.9), at(1)].map((ms) => (ms / 1000).toFixed(2))
  return times.length === 0 ? '' : `${median} / ${high} / ${longest}`
}
