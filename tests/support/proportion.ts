import { cpuUsage } from 'node:process'
import { expect } from 'vitest'

/** In milliseconds: what takes less for so many letters takes less than a second for four times as many, even as their square. */
const quick = 60

/** Six times as much text takes six times as long; what grows with the square takes thirty-six times as long. */
export function expectProportion(
  work: (text: string) => unknown,
  make: (length: number) => string,
  length = 8000,
): void {
  const [some, more] = [make(length), make(6 * length)]
  measure(work, some)
  if (measure(work, more) < quick) return
  const [short, long] = [measureBest(work, some), measureBest(work, more)]
  expect(long).toBeLessThan(Math.max(15 * short, quick))
}

/** The better of two, because other work in this process counts as well. */
const measureBest = (work: (text: string) => unknown, text: string) =>
  Math.min(measure(work, text), measure(work, text))

function measure(work: (text: string) => unknown, text: string): number {
  const before = cpuUsage()
  work(text)
  const { user, system } = cpuUsage(before)
  return (user + system) / 1000
}
