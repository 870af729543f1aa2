import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type KillFigures, runKills } from '../../tests/support/kill-run.ts'
import { writeTable } from '../table.ts'
import { writeSection } from './results.ts'

/** `npm run faults -- kills 100` kills a hundred times. */
const kills = Number(process.argv[2] ?? 100)
const dataDir = await mkdtemp(join(tmpdir(), 'showroom-kills-'))
const startedAt = performance.now()
try {
  const figures = await runKills({ dataDir, program: ['build/shop/server.js'], kills, random: Math.random })
  await writeSection('Kills', writeKills(figures, (performance.now() - startedAt) / 60_000))
  console.log(figures)
} finally {
  await rm(dataDir, { recursive: true, force: true })
}

function writeKills({ kills: done, backMs, ...figures }: KillFigures, minutes: number): string {
  const sorted = backMs.toSorted((a, b) => a - b)
  const at = (part: number) => `${((sorted[Math.floor((sorted.length - 1) * part)] ?? 0) / 1000).toFixed(1)} s`
  return `
\`npm run faults -- kills ${kills}\`, ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, Node ${process.version}, ${minutes.toFixed(0)} minutes. The shop keeps its own
PostgreSQL; four shoppers write to it all the time. What is killed with \`kill -9\` takes turns, at any moment; one kill in four comes
before the shop is back from the last. A start that ends because something is killed meanwhile is begun again, as by a service manager.

${writeTable([
  {
    ...done,
    accepted: figures.accepted,
    'refused with 503': figures.refused,
    'no answer': figures.unanswered,
    'other answers': figures.strange.length,
    lost: figures.lost.length,
    doubled: figures.doubled.length,
    'starts begun again': figures.startsThatFailed,
  },
])}

From a kill to the next enquiry that was begun after it and accepted, a new start of Node included: median ${at(0.5)}, nine in ten
${at(0.9)}, longest ${at(1)}.`
}
