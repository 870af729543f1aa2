import { cpuUsage } from 'node:process'
import { expect } from 'vitest'

/** In milliseconds. A reader faster than this passes: even if it is quadratic, four times the text takes less than a second. */
const quick = 60
const times = 6
const maxRatio = 15

/**
 * Six times the text takes a linear reader six times as long, and a quadratic one thirty-six times.
 * A linear reader may exceed that once, where its text no longer fits into a CPU cache. A quadratic one exceeds it twice.
 */
export function expectProportion(
  work: (text: string) => unknown,
  make: (length: number) => string,
  length = 8000,
): void {
  const small = make(length)
  // Most readers pass here: at this length even a quadratic one would be fast.
  if (measure(work, small) < quick / times ** 2) return
  const more = make(times * length)
  if (measure(work, more) < quick) return
  const enough = Math.max(maxRatio * measureBest(work, small), quick)
  const best = measureBest(work, more, enough)
  if (best < enough) return
  const limit = maxRatio * best
  expect(measureBest(work, make(times ** 2 * length), limit)).toBeLessThan(limit)
}

/** The best of up to five runs within a second, or the first good one, because other work in this process only adds time. */
function measureBest(work: (text: string) => unknown, text: string, enough = 0): number {
  let spent = 0
  let best = Number.POSITIVE_INFINITY
  for (let n = 0; n < 5 && spent < 1000 && best >= enough; n++) {
    const took = measure(work, text)
    spent += took
    best = Math.min(best, took)
  }
  return best
}

function measure(work: (text: string) => unknown, text: string): number {
  const before = cpuUsage()
  work(text)
  const { user, system } = cpuUsage(before)
  return (user + system) / 1000
}
