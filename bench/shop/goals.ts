import type { CachedAnswersRow } from '../http/cached-answers.ts'
import type { AnswerFigures, ShopFigures } from './measure-shop.ts'

type Goal = { what: string; goal: string; measured: string; reached: string }

/** Compares the figures of this run with the goals. */
export function judge(cached: CachedAnswersRow[], shops: ShopFigures[]): Goal[] {
  return [...judgeCached(cached), ...shops.flatMap(judgeShop)]
}

function judgeCached(rows: CachedAnswersRow[]): Goal[] {
  const own = rows.filter(({ server }) => server === 'shop')
  return own.flatMap(({ sample, encoding, ofBareNode, ofNginx, p99 }) => [
    ...(ofBareNode ? [atLeast(`${sample}, ${encoding}, cached: rate of bare Node's`, 0.85, ofBareNode.rate)] : []),
    ...(ofNginx ? [atLeast(`${sample}, ${encoding}, cached: rate of nginx's`, 0.35, ofNginx.rate)] : []),
    atMost(`${sample}, ${encoding}, cached: p99`, 15, p99, 'ms'),
  ])
}

function judgeShop(shop: ShopFigures): Goal[] {
  const name = (what: string) => `${shop.products.toLocaleString('en-GB')} products: ${what}`
  const find = (kind: string, connections = 1) =>
    shop.answers.find((row) => row.kind === kind && row.connections === connections)
  const search = find('search: all of these, mixed')
  const pages = shop.answers.filter(
    (row) => row.kind.startsWith('page') && row.connections === 1 && row.cache === 'cold',
  )
  return [
    ...(shop.products === 10_000 ? judgeTenThousand(shop, name, search) : []),
    ...(shop.products === 100_000 ? judgeHundredThousand(shop, name, search) : []),
    ...pages.map((page) => atMost(name(`${page.kind}, not cached, CPU`), 4, page.cpuMsPerAnswer, 'ms')),
    atMost(name('an edit shown by both processes'), 1000, Math.max(...shop.edits.seenMs), 'ms'),
  ]
}

type Naming = (what: string) => string

const judgeTenThousand = (shop: ShopFigures, name: Naming, search?: AnswerFigures): Goal[] => [
  atMost(name('search p95'), 3, search?.p95, 'ms'),
  atMost(name('search CPU'), 0.7, search?.cpuMsPerAnswer, 'ms'),
  atMost(name('memory'), 250, shop.memoryMb.searched, 'MB'),
  atMost(name('ready after a warm start'), 2000, shop.start.again.readyMs, 'ms'),
]

const judgeHundredThousand = (shop: ShopFigures, name: Naming, search?: AnswerFigures): Goal[] => [
  atMost(name('search p95'), 10, search?.p95, 'ms'),
  atMost(name('memory'), 600, shop.memoryMb.searched, 'MB'),
  atMost(name('longest request during edits'), 50, shop.edits.longestRequestMs, 'ms'),
]

function atMost(what: string, max: number, measured: number | undefined, unit: string): Goal {
  const reached = measured === undefined ? 'not measured' : measured <= max ? 'yes' : 'no'
  return { what, goal: `≤ ${max} ${unit}`, measured: `${show(measured)} ${unit}`, reached }
}

const atLeast = (what: string, min: number, measured: number): Goal => ({
  what,
  goal: `≥ ${min}`,
  measured: show(measured),
  reached: measured >= min ? 'yes' : 'no',
})

const show = (measured: number | undefined) => measured?.toFixed(measured < 100 ? 2 : 0) ?? ''
