import { cpuUsage } from 'node:process'
import { expect } from 'vitest'

/** In milliseconds. A faster reader passes: even if it is quadratic, four times the text takes less than a second. */
const quick = 60
const times = 6

/** Six times the text takes a linear reader six times as long, and a quadratic one thirty-six times. */
export function expectProportion(
  work: (text: string) => unknown,
  make: (length: number) => string,
  length = 8000,
): void {
  const some = make(length)
  // Even a quadratic reader is fast here: most texts end at this check.
  if (measure(work, some) < quick / times ** 2) return
  const more = make(times * length)
  if (measure(work, more) < quick) return
  const most = Math.max(15 * measureBest(work, some, 0), quick)
  expect(measureBest(work, more, most)).toBeLessThan(most)
}

/** The best of five, or the first good one, because other work in this process only ever adds time. */
function measureBest(work: (text: string) => unknown, text: string, enough: number): number {
  let best = Number.POSITIVE_INFINITY
  for (let n = 0; n < 5 && best >= enough; n++) best = Math.min(best, measure(work, text))
  return best
}

function measure(work: (text: string) => unknown, text: string): number {
  const before = cpuUsage()
  work(text)
  const { user, system } = cpuUsage(before)
  return (user + system) / 1000
}
