import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createIndex, type Index } from '../catalogue-index.ts'
import { addBit, createBits } from '../storage/bits.ts'
import { pickScored } from './scored-page.ts'

const slotCount = 6_000
const highest = 40

/** An index in which every `foundEvery`-th slot is found and has a score. The A–Z order is not that of the slots. */
function scoreSlots(scoreOf: (slot: number) => number, foundEvery: number) {
  const index = createIndex()
  const { workspace } = Object.assign(index.products, { capacity: slotCount, used: slotCount })
  Object.assign(workspace, { slots: new Uint32Array(slotCount), scores: new Uint16Array(slotCount) })
  const order = Uint32Array.from({ length: slotCount }, (_, i) => (i * 4_001) % slotCount)
  index.orders.az = { slots: order, length: slotCount, places: null }
  const found = createBits(slotCount)
  for (let slot = 0; slot < slotCount; slot += foundEvery) {
    addBit(found, slot)
    workspace.scores[slot] = scoreOf(slot)
  }
  return { index, found }
}

function sortAll({ products, orders }: Index, foundEvery: number): number[] {
  const { scores } = products.workspace
  const inOrder = [...orders.az.slots].filter((slot) => slot % foundEvery === 0)
  return inOrder.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
}

test('a page of scored products is that part of all of them, sorted by score and then A–Z', () => {
  const factor = fc.integer({ min: 1, max: 997 })
  const scoreCount = fc.integer({ min: 1, max: highest })
  const from = fc.constantFrom(0, 24, 1_976, 1_990, 2_400, 5_990)
  fc.assert(
    fc.property(factor, scoreCount, from, fc.constantFrom(1, 2, 90), (by, scores, start, every) => {
      const { index, found } = scoreSlots((slot) => (slot % by) % scores, every)
      expect(pickScored(index, found, highest, { from: start, size: 24 })).toEqual(
        sortAll(index, every).slice(start, start + 24),
      )
    }),
    { numRuns: 60 },
  )
})
