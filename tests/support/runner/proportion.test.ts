import { cpuUsage } from 'node:process'
import { expect, test } from 'vitest'
import { expectProportion } from './proportion.ts'

const fill = (length: number) => 'a'.repeat(length)

/** A reader that takes `take(length)` milliseconds of CPU time. */
const readerOf = (take: (length: number) => number) => (text: string) => {
  const before = cpuUsage()
  const spent = () => cpuUsage(before).user + cpuUsage(before).system
  while (spent() < take(text.length) * 1000);
}

test('a linear reader passes', () => {
  expectProportion(
    readerOf((length) => (12 * length) / 1000),
    fill,
    1000,
  )
})

test('a linear reader that becomes slower where a cache ends passes', () => {
  expectProportion(
    readerOf((length) => ((length > 1000 ? 12 : 3) * length) / 1000),
    fill,
    1000,
  )
})

test('a quadratic reader fails', () => {
  expect(() =>
    expectProportion(
      readerOf((length) => 2 * (length / 1000) ** 2),
      fill,
      1000,
    ),
  ).toThrow(/less than/)
})
