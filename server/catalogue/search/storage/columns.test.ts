import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addBit, createBits, listSlots } from './bits.ts'
import { countRows, createColumn, firstNumber, growColumn, readRow, writeRow } from './columns.ts'

const capacity = 20
const row = fc.uniqueArray(fc.integer({ min: firstNumber, max: firstNumber + 8 }), { maxLength: 7 })

test('a column holds more options than one or two bytes can number', () => {
  const column = createColumn(capacity)
  writeRow(column, 0, [firstNumber])
  writeRow(column, 1, [255, 256])
  expect([readRow(column, 0), readRow(column, 1), readRow(column, 2)]).toEqual([[firstNumber], [255, 256], []])
  writeRow(column, 2, [70_000, 5])
  expect([readRow(column, 0), readRow(column, 1), readRow(column, 2)]).toEqual([[firstNumber], [255, 256], [70_000, 5]])
})

test('a column holds and counts the last value written', () => {
  const writes = fc.array(fc.tuple(fc.nat(2 * capacity - 1), row), { maxLength: 40, size: 'max' })
  const property = fc.property(writes, fc.uniqueArray(fc.nat(2 * capacity - 1)), (written, chosen) => {
    const column = createColumn(capacity)
    const expected = new Map<number, number[]>()
    for (const [slot, numbers] of written.filter(([slot]) => slot < capacity)) {
      writeRow(column, slot, numbers)
      expected.set(slot, numbers)
    }
    growColumn(column, 2 * capacity)
    for (const [slot, numbers] of written) {
      writeRow(column, slot, numbers)
      expected.set(slot, numbers)
    }
    for (let slot = 0; slot < 2 * capacity; slot++) expect(readRow(column, slot)).toEqual(expected.get(slot) ?? [])

    const matches = createBits(2 * capacity)
    for (const slot of chosen) addBit(matches, slot)
    const counts = new Uint32Array(firstNumber + 9)
    countRows(column, listSlots(matches, new Uint32Array(2 * capacity)), matches, counts)
    const all = chosen.flatMap((slot) => expected.get(slot) ?? [])
    for (let number = firstNumber; number < firstNumber + 9; number++) {
      expect(counts[number]).toBe(all.filter((other) => other === number).length)
    }
  })
  fc.assert(property, { numRuns: 200 })
})
