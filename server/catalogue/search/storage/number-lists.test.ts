import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  appendNumber,
  createNumberLists,
  insertNumbers,
  lastNumber,
  readList,
  removeNumbers,
  replaceList,
} from './number-lists.ts'

const list = fc.nat(70)
const ascending = fc
  .uniqueArray(fc.nat(400), { maxLength: 60, size: 'max' })
  .map((numbers) => Uint32Array.from(numbers).sort())
const step = fc.tuple(fc.constantFrom('replace', 'append', 'insert', 'remove'), list, ascending)

test('packed lists hold the same numbers as plain arrays', () => {
  const property = fc.property(fc.array(step, { maxLength: 120, size: 'max' }), (steps) => {
    const lists = createNumberLists()
    const expected = new Map<number, number[]>()
    for (const [kind, key, numbers] of steps) {
      const before = expected.get(key) ?? []
      const fresh = numbers.filter((number) => !before.includes(number))
      const last = before.at(-1) ?? -1
      if (kind === 'replace') replaceList(lists, key, numbers)
      if (kind === 'append') appendNumber(lists, key, last + 1)
      if (kind === 'insert') insertNumbers(lists, key, fresh)
      if (kind === 'remove') removeNumbers(lists, key, numbers)
      if (kind === 'replace') expected.set(key, [...numbers])
      if (kind === 'append') expected.set(key, [...before, last + 1])
      if (kind === 'insert')
        expected.set(
          key,
          [...before, ...fresh].sort((a, b) => a - b),
        )
      if (kind === 'remove')
        expected.set(
          key,
          before.filter((number) => !numbers.includes(number)),
        )
    }
    for (const [key, numbers] of expected) {
      expect([...readList(lists, key)]).toEqual(numbers)
      expect(lastNumber(lists, key)).toBe(numbers.at(-1) ?? -1)
    }
  })
  fc.assert(property, { numRuns: 150 })
})

test('a list can grow beyond a page', () => {
  const lists = createNumberLists()
  const size = 600_000
  for (let i = 0; i < size; i++) {
    appendNumber(lists, 0, i)
    if (i % 5 === 0) appendNumber(lists, 1, i)
  }
  expect(readList(lists, 0).every((number, i) => number === i)).toBe(true)
  expect(readList(lists, 1).every((number, i) => number === i * 5)).toBe(true)
  expect([readList(lists, 0).length, readList(lists, 1).length]).toEqual([size, size / 5])
})

test('lists that are added and removed need no extra memory', () => {
  const lists = createNumberLists()
  for (let i = 0; i < 5_000; i++) {
    replaceList(lists, i % 3, new Uint32Array(50 + (i % 500)))
    if (i % 2 === 0) replaceList(lists, i % 3, new Uint32Array(0))
  }
  expect(lists.blocks.pages.length).toBe(1)
})
