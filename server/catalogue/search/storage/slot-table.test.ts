import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addSlot, compareUuids, createSlotTable, findSlot, removeSlot } from './slot-table.ts'

const uuidOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const uuid = fc.oneof(fc.nat(400).map(uuidOf), fc.uuid())

test('slots are found by their uuids as in a map, however many come and go', () => {
  const property = fc.property(fc.array(uuid, { maxLength: 600, size: 'max' }), (uuids) => {
    const table = createSlotTable()
    const expected = new Map<string, number>()
    for (const [slot, own] of uuids.entries()) {
      const before = expected.get(own)
      if (before === undefined) addSlot(table, own, slot)
      else removeSlot(table, before)
      if (before === undefined) expected.set(own, slot)
      else expected.delete(own)
    }
    expect(table.size).toBe(expected.size)
    for (const own of uuids) expect(findSlot(table, own)).toBe(expected.get(own))
  })
  fc.assert(property, { numRuns: 100 })
})

test('uuids are compared as texts are', () => {
  const property = fc.property(fc.uuid(), fc.uuid(), (one, other) => {
    const table = createSlotTable()
    addSlot(table, one, 0)
    addSlot(table, other, 1)
    expect(Math.sign(compareUuids(table, 0, 1))).toBe(one < other ? -1 : one > other ? 1 : 0)
  })
  fc.assert(property)
})

test.each(['', 'sofa', uuidOf(1).toUpperCase().replace('0', 'A'), `${uuidOf(1)} `])('%j is no product', (text) => {
  const table = createSlotTable()
  addSlot(table, uuidOf(1), 0)
  expect(findSlot(table, text)).toBeUndefined()
})
