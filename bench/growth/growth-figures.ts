import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The figures of a shop of one size. Times are in milliseconds; memory is that of the shop's process, in MB. */
export type GrowthFigures = {
  products: number
  /** Where search reads from: the variable SEARCH. */
  source: 'memory' | 'postgres'
  date: string
  load: number
  firstStart: { readyMs: number; cpuMs: number }
  /** Not measured before 30 November 2026. */
  nextStartMs?: number
  memoryMb: number
  search: Answered
  suggestions: Answered
  edit: { middleMs: number; longestMs: number; longestRequestMs: number }
  /** `peakMb`: the peak of the process's memory above the level before. */
  sitemap: Streamed
  sitemapPart: Streamed
  exported: Streamed
  lists: ListFigures[]
}
export type Answered = { p50: number; p95: number; cpuMs: number }
export type Streamed = { ms: number; sentMb: number; peakMb: number }
export type ListFigures = { list: string; firstMs: number; lastMs: number; pages: number }

const file = join(import.meta.dirname, 'figures.json')

/** The latest figures of each size, the smallest first. */
function readFigures(): GrowthFigures[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

export function keepFigures(figures: GrowthFigures): GrowthFigures[] {
  const isOther = ({ products, source }: GrowthFigures) => products !== figures.products || source !== figures.source
  const all = [...readFigures().filter(isOther), figures]
  const sorted = all.sort((a, b) => a.products - b.products)
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
  return sorted
}
