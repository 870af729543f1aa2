import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeSort } from './merge-sort.ts'

const sortWhole = (numbers: Uint32Array, compare: (a: number, b: number) => number) => {
  const steps = mergeSort(numbers, compare)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

test('any number of items is sorted as by one stable sort', () => {
  const byTens = (a: number, b: number) => Math.floor(a / 10) - Math.floor(b / 10)
  const property = fc.property(fc.integer({ min: 0, max: 20_000 }), fc.nat(), (length, seed) => {
    const numbers = Uint32Array.from({ length }, (_, i) => ((i + seed) * 7919) % 10_007)
    const before = numbers.slice()
    expect(sortWhole(numbers, byTens)).toEqual(Uint32Array.from([...numbers].sort(byTens)))
    expect(numbers).toEqual(before)
  })
  fc.assert(property, {
    numRuns: 30,
    examples: [
      [0, 0],
      [4_096, 1],
      [4_097, 2],
      [12_289, 3],
    ],
  })
})
