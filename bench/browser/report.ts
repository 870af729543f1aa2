import { availableParallelism, cpus, loadavg } from 'node:os'
import { medianOf } from '../spread.ts'
import { writeTable } from '../table.ts'
import type { Visit } from './first-visit.ts'
import type { Device, Scores } from './lighthouse.ts'

export type PageFigures = { name: string; visits: Visit[]; scores: Partial<Record<Device, Scores>> }

type Goal = { what: string; max?: number; min?: number; digits?: number; measure: (page: PageFigures) => number }

const kilobytes = (bytes: number) => bytes / 1000
const visitGoals: Goal[] = [
  { what: 'LCP, s', max: 1.2, digits: 2, measure: middle((visit) => visit.largestMs / 1000) },
  { what: 'CLS', max: 0.01, digits: 3, measure: middle((visit) => visit.shift) },
  { what: 'blocked, ms', max: 80, measure: middle((visit) => visit.blockedMs) },
  { what: 'JS, kB', max: 130, digits: 1, measure: middle((visit) => kilobytes(visit.bytes.JS)) },
  { what: 'CSS, kB', max: 20, digits: 1, measure: middle((visit) => kilobytes(visit.bytes.CSS)) },
  { what: 'requests', max: 25, measure: middle((visit) => visit.requests) },
  { what: 'other hosts', max: 0, measure: middle((visit) => visit.hosts.length - 1) },
]
const goals: Goal[] = [
  ...visitGoals,
  { what: 'Lighthouse, phone, lowest', min: 98, measure: (page) => lowest(page.scores.phone) },
  { what: 'Lighthouse, desktop, lowest', min: 98, measure: (page) => lowest(page.scores.desktop) },
]

/** The load average: on a busy machine, measured times are too high. */
const load = loadavg()[0] ?? 0

export function writeReport(pages: PageFigures[], runs: number): string {
  return `# In the browser

${writeCircumstances('npm run bench:browser', runs)}

## Goals

${writeTable(pages.map((page) => showGoals(page)))}

${judge(pages)}

## Transfer of a first visit, kB

${writeTable(pages.map(showWeights))}

## Lighthouse, median of three runs

${writeTable(pages.flatMap(showScores))}
`
}

/** The goals of visits, for each look that an owner can choose. */
export const writeLookReport = (pages: PageFigures[], runs: number) => `# Looks in the browser

${writeCircumstances('npm run bench:browser -- looks', runs)} Each look has another pairing of typefaces.

${writeTable(pages.map((page) => showGoals(page, visitGoals)))}

${judge(pages, visitGoals)}
`

const writeCircumstances = (command: string, runs: number) =>
  `\`${command}\`, ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.version}, load ${load.toFixed(1)} when it began.
The demonstration shop and the browser run on the same machine. The phone has 390 × 844 points of two pixels, a processor four
times slower, 1.6 Mbit/s down and 150 ms of latency. Each figure is a first visit with an empty cache, the median of ${runs} visits. The
sizes of pictures had been generated before. Blocked is the time of long tasks beyond 50 ms, from the first paint until the page is idle.`

const showGoals = (page: PageFigures, of = goals) =>
  Object.fromEntries([['page', page.name], ...of.map((goal) => [name(goal), show(goal, goal.measure(page))])])

const name = ({ what, max, min }: Goal) => (max === undefined ? `${what} ≥ ${min}` : `${what} ≤ ${max}`)
const show = (goal: Goal, figure: number) =>
  Number.isNaN(figure) ? 'not measured ✗' : `${figure.toFixed(goal.digits ?? 0)}${reaches(goal, figure) ? '' : ' ✗'}`

function reaches({ max, min, digits = 0 }: Goal, figure: number): boolean {
  const shown = Number(figure.toFixed(digits))
  return max === undefined ? shown >= (min ?? 0) : shown <= max
}

function judge(pages: PageFigures[], of = goals): string {
  const missed = pages.flatMap((page) =>
    of.filter((goal) => !reaches(goal, goal.measure(page))).map((goal) => `${page.name}: ${goal.what}`),
  )
  return missed.length === 0 ? 'All goals are reached.' : `Not reached (✗): ${missed.join('; ')}.`
}

const showWeights = (page: PageFigures) => ({
  page: page.name,
  'first paint, s': middle((visit) => visit.paintedMs / 1000)(page).toFixed(2),
  'largest thing': page.visits[0]?.largest ?? '',
  ...Object.fromEntries(
    (['HTML', 'CSS', 'JS', 'fonts', 'pictures', 'other'] as const).map((kind) => [
      kind,
      kilobytes(middle((visit) => visit.bytes[kind])(page)).toFixed(1),
    ]),
  ),
})

const showScores = ({ name: page, scores }: PageFigures) =>
  Object.entries(scores).flatMap(([device, reached]) => (reached ? [{ page, device, ...reached }] : []))

function middle(read: (visit: Visit) => number): (page: PageFigures) => number {
  return ({ visits }) => medianOf(visits.map(read))
}

const lowest = (scores?: Scores) => (scores ? Math.min(...Object.values(scores)) : Number.NaN)
