import { expect, it } from 'vitest'
import type { ImportRow } from '../sheets/sheet.ts'
import type { Marked } from './fault.ts'
import { findProducts } from './find-products.ts'
import type { KnownProducts } from './known-products.ts'

const makeRows = (count: number, codeOf: (place: number) => string): Marked[] =>
  Array.from({ length: count }, (_, place) => ({
    row: { line: place + 2, cells: cellsOf(place, codeOf(place)) },
    faults: [],
  }))
const cellsOf = (place: number, productCode: string): ImportRow['cells'] => ({
  productCode,
  variantCode: `V-${place}`,
  name: 'Sofa',
  variantName: `No ${place}`,
  price: '10',
})

/** Counts the turns that other work gets during the call. */
async function countTurns(work: Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const take = () => {
    turns += 1
    if (!isOver) setImmediate(take)
  }
  setImmediate(take)
  await work
  isOver = true
  return turns
}

const nothing: KnownProducts = {
  productById: () => undefined,
  productByCode: () => undefined,
  variantById: () => undefined,
  variantByCode: () => undefined,
  variantsOf: () => [],
}

it('lets other work run while it matches the rows of a long file', async () => {
  // They take at least fifty times as long as work may go on without a break; without breaks there is one turn.
  const rows = makeRows(50_000, (place) => `P-${place}`)
  const turns = await countTurns(findProducts(rows, nothing))
  expect(turns).toBeGreaterThan(5)
})
