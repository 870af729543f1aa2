import { cpuUsage } from 'node:process'
import { expect } from 'vitest'

/** Six times as much text takes six times as long; what grows with the square takes thirty-six times as long. */
export function expectProportion(work: (text: string) => unknown, make: (length: number) => string): void {
  measure(work, make(8000))
  const [short, long] = [measure(work, make(8000)), measure(work, make(48_000))]
  expect(long).toBeLessThan(Math.max(15 * short, 300))
}

function measure(work: (text: string) => unknown, text: string): number {
  const before = cpuUsage()
  work(text)
  const { user, system } = cpuUsage(before)
  return (user + system) / 1000
}
