import { expect, it } from 'vitest'
import { bulkChanges } from '../../bulk/tables.ts'

it('reads states of both the old grouped form and the present one', () => {
  const grouped = {
    absent: true,
    facts: { brandUuid: null },
    words: { name: 'Oak table', pictures: [] },
    variants: { v1: { prices: { pricePence: 100, onSale: false }, words: { heightCm: 40 }, properties: [3] }, v2: {} },
  }
  const flat = {
    absent: true,
    facts: { brandUuid: null, name: 'Oak table', pictures: [] },
    variants: { v1: { pricePence: 100, onSale: false, heightCm: 40, properties: [3] }, v2: {} },
  }
  expect(bulkChanges.before.mapFromDriverValue(JSON.stringify(grouped))).toEqual(flat)
  expect(bulkChanges.after.mapFromDriverValue(JSON.stringify(flat))).toEqual(flat)
})
