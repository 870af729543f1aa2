import { expect, test } from 'vitest'
import { limitConcurrency } from './limited-concurrency.ts'

test('limits concurrent work, runs it in order, and rejects only the caller of what failed', async () => {
  const inTurn = limitConcurrency(3)
  const begun: number[] = []
  let underWay = 0
  let max = 0
  const work = (n: number) => async () => {
    begun.push(n)
    max = Math.max(max, ++underWay)
    await new Promise(setImmediate)
    underWay--
    if (n % 4 === 0) throw new Error(`${n} failed`)
    return n
  }
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => inTurn(work(n))))
  expect(max).toBe(3)
  expect(begun).toEqual(Array.from({ length: 20 }, (_, n) => n))
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(5)
  expect(await inTurn(work(21))).toBe(21)
})
