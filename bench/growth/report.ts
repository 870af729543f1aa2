import { availableParallelism, cpus } from 'node:os'
import { writeTable } from '../table.ts'
import { type Curve, drawCurves } from './draw-curves.ts'
import type { GrowthFigures, ListFigures, Streamed } from './growth-figures.ts'

type Read = (figures: GrowthFigures) => number

export const writeCurves = (all: GrowthFigures[]): string => drawCurves(listCurves(from('memory', all)))

const from = (source: GrowthFigures['source'], all: GrowthFigures[]) =>
  all.filter((figures) => figures.source === source)

function listCurves(all: GrowthFigures[]): Curve[] {
  const curve = (title: string, unit: string, read: Read, goal?: number): Curve => ({
    title,
    unit,
    points: all.map((figures) => ({ products: figures.products, value: read(figures) })),
    ...(goal === undefined ? {} : { goal }),
  })
  return [
    curve('First start', 's', ({ firstStart }) => firstStart.readyMs / 1000),
    curve('CPU of a first start', 'µs a product', cpuOfProduct),
    curve('Memory of the shop', 'MB', ({ memoryMb }) => memoryMb),
    curve('Search, p95', 'ms', ({ search }) => search.p95, 8),
    curve('Suggestions, p95', 'ms', ({ suggestions }) => suggestions.p95),
    curve('An edit until it shows', 'ms', ({ edit }) => edit.middleMs, 1000),
    curve('Longest request during edits', 'ms', ({ edit }) => edit.longestRequestMs, 25),
    curve('Export, memory above rest', 'MB', ({ exported }) => exported.peakMb, 150),
    curve('Slowest page of a list', 'ms', ({ lists }) => slowest(lists), 100),
  ]
}

const cpuOfProduct = ({ products, firstStart }: GrowthFigures) => (firstStart.cpuMs * 1000) / products
const slowest = (lists: ListFigures[]) => Math.max(...lists.flatMap(({ firstMs, lastMs }) => [firstMs, lastMs]))

export function writeReport(all: GrowthFigures[]): string {
  const [inMemory, fromTables] = [from('memory', all), from('postgres', all)]
  const largest = inMemory.at(-1)
  return `# How cost grows with the shop

\`npm run bench:growth\`, ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.version}; \`-- 1000000\` measures a million. The
built shop gets requests over HTTP from another process. Other processes on the machine lengthen the times, so each row has the
load. Memory of a further product is the growth since the previous size, divided by the number of products added.

![Growth curves](growth/curves.svg)

${writeTable(inMemory.map((figures, i) => showSize(figures, inMemory[i - 1])))}

## With SEARCH=postgres

The same shop, with words and cards read from tables (\`SEARCH=postgres npm run bench:growth -- 100000 1000000\`).
Its first start writes the tables.

${writeTable(fromTables.map((figures, i) => showSize(figures, fromTables[i - 1])))}

## Long answers

Complete answers, read by a client that discards them; memory is the peak above the level before.

${writeTable(inMemory.flatMap(showStreams))}

## Lists of the back office

${largest ? `With ${count(largest.products)} products, over HTTP, median of seven calls.\n\n${writeTable(largest.lists.map(showList))}` : ''}
`
}

function showSize(figures: GrowthFigures, before: GrowthFigures | undefined) {
  const { products, date, load, firstStart, nextStartMs, memoryMb, search, suggestions, edit } = figures
  const further = before && ((memoryMb - before.memoryMb) * 1000) / (products - before.products)
  return {
    products: count(products),
    'measured, load': `${date}, ${load.toFixed(1)}`,
    'first start s': (firstStart.readyMs / 1000).toFixed(1),
    'its CPU, µs a product': cpuOfProduct(figures).toFixed(0),
    'next start s': nextStartMs === undefined ? '' : (nextStartMs / 1000).toFixed(1),
    'memory MB': memoryMb.toFixed(0),
    'a further product, kB': further?.toFixed(2) ?? '',
    'search p50 / p95 / CPU ms': showAnswered(search),
    'suggestions p50 / p95 / CPU ms': showAnswered(suggestions),
    'edit shown, middle / longest ms': `${edit.middleMs.toFixed(0)} / ${edit.longestMs.toFixed(0)}`,
    'longest request meanwhile ms': edit.longestRequestMs.toFixed(0),
  }
}

const showAnswered = ({ p50, p95, cpuMs }: GrowthFigures['search']) =>
  `${p50.toFixed(2)} / ${p95.toFixed(2)} / ${cpuMs.toFixed(2)}`

const showStreams = ({ products, sitemap, sitemapPart, exported }: GrowthFigures) => [
  showStream(products, 'sitemap', sitemap),
  showStream(products, 'a part of the sitemap', sitemapPart),
  showStream(products, 'export as CSV', exported),
]

const showStream = (products: number, answer: string, { ms, sentMb, peakMb }: Streamed) => ({
  products: count(products),
  answer,
  s: (ms / 1000).toFixed(2),
  'sent MB': sentMb.toFixed(1),
  'memory above rest MB': peakMb.toFixed(0),
})

const showList = ({ list, firstMs, lastMs, pages }: ListFigures) => ({
  list,
  pages: count(pages),
  'first page ms': firstMs.toFixed(0),
  'last page ms': lastMs.toFixed(0),
})

const count = (amount: number) => amount.toLocaleString('en-GB')
