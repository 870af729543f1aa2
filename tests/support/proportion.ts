import { cpuUsage } from 'node:process'
import { expect } from 'vitest'

/** In milliseconds: what takes less for so many letters takes less than a second for four times as many, even as their square. */
const quick = 60
const times = 6

/** Six times as much text takes six times as long; what grows with the square takes thirty-six times as long. */
export function expectProportion(
  work: (text: string) => unknown,
  make: (length: number) => string,
  length = 8000,
): void {
  const some = make(length)
  // Even the square of so little is quick: most end here.
  if (measure(work, some) < quick / times ** 2) return
  const more = make(times * length)
  if (measure(work, more) < quick) return
  const most = Math.max(15 * measureBest(work, some, 0), quick)
  expect(measureBest(work, more, most)).toBeLessThan(most)
}

/** The best of five, or the first that is good enough: other work in this process counts as well and only ever adds. */
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
