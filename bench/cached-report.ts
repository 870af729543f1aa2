import { loadavg } from 'node:os'
import type { CachedAnswersRow } from './http/cached-answers.ts'
import { judge } from './shop/goals.ts'
import { writeTable } from './table.ts'

const title = '## Cached answers, 32 connections'

export function writeCached(answers: CachedAnswersRow[], load: number): string {
  return `${title}

Measured on ${new Date().toISOString().slice(0, 10)}, load ${load.toFixed(1)} when it began. The shop's cached pages, compared with servers
that send the same bytes: bare Node with three headers and with all of the shop's, and nginx. Each figure is the median of seven
runs of a second, with the servers in turns; a ratio is the median of the ratios within one turn. The cost of a hit beyond
bare Node is explained in [082](../docs/decisions/082-cached-answers-have-a-prepared-head.md).

${writeTable(answers.map(showCached))}
`
}

/** Replaces only the figures of cached answers in the report of an earlier run. */
export function renewCached(report: string, answers: CachedAnswersRow[], load: number): string {
  const [, ...rows] = writeTable(judge(answers, [])).split(/(?:^|\n)\| --- .*\n/)
  const isOld = (line: string) => line.startsWith('| ') && line.includes(', cached: ')
  const others = report.split('\n').filter((line) => !isOld(line))
  const start = others.findIndex((line) => line.startsWith('| --- ')) + 1
  const kept = others.toSpliced(start, 0, ...rows).join('\n')
  return kept.replace(/## Cached answers.*?(?=\n## |$)/s, () => writeCached(answers, load))
}

export const readLoad = () => loadavg()[0] ?? 0

function showCached(row: CachedAnswersRow) {
  return {
    answer: `${row.sample}, ${row.encoding}, ${(row.sent / 1000).toFixed(1)} kB`,
    server: row.server,
    'answers/s': row.perSecond.toFixed(0),
    'of bare Node, rate / CPU': showRatios(row.ofBareNode),
    'of nginx, rate / CPU': showRatios(row.ofNginx),
    'p50 ms': row.p50.toFixed(2),
    'p99 ms': row.p99.toFixed(2),
    'CPU ms': row.cpuMsPerAnswer.toFixed(4),
  }
}

function showRatios(ratios: CachedAnswersRow['ofNginx']): string {
  return ratios ? `${ratios.rate.toFixed(2)} / ${ratios.cpu.toFixed(2)}` : 'not there'
}
