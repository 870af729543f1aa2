import { expect, test } from 'vitest'
import { fewAtOnce } from './few-at-once.ts'

test('no more are under way than may be, each gets its turn in order, and a failure gives its own away', async () => {
  const inTurn = fewAtOnce(3)
  const begun: number[] = []
  let underWay = 0
  let most = 0
  const work = (n: number) => async () => {
    begun.push(n)
    most = Math.max(most, ++underWay)
    await new Promise(setImmediate)
    underWay--
    if (n % 4 === 0) throw new Error(`${n} failed`)
    return n
  }
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => inTurn(work(n))))
  expect(most).toBe(3)
  expect(begun).toEqual(Array.from({ length: 20 }, (_, n) => n))
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(5)
  expect(await inTurn(work(21))).toBe(21)
})
