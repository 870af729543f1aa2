import type { Index } from '../catalogue-index.ts'
import { readAmount } from '../storage/amounts.ts'
import { addAll, addBit, type Bits, createBits, hasBit, listSlots } from '../storage/bits.ts'
import { listForms } from '../understanding/things.ts'

/** How much of a table's edge a person needs, in cm. */
const place = 60
/** The ends of a table take one each, where it is wide enough. */
const ends = 2
/** The maximum number of free seats: a larger table is too large for so few people. */
const maxFree = 4

/**
 * Dining tables that seat this number of people: by the highest number that their texts say or, where they say none,
 * by their size.
 */
export function findSeating({ facets, products }: Index, n: number): Bits {
  const tables = createBits(products.capacity)
  for (const form of listForms('dining table')) addAll(tables, facets.thing.byKey.get(form)?.slots ?? tables)
  const counts = facets.textCount.options
    .filter(({ label }) => label.startsWith('seats:'))
    .map(({ label, slots }) => ({ seats: Number(label.slice('seats:'.length)), slots }))
  const found = createBits(products.capacity)
  for (const slot of listSlots(tables, products.workspace.slots)) {
    const numbers = counts.filter(({ slots }) => hasBit(slots, slot)).map(({ seats }) => seats)
    const max = numbers.length > 0 ? Math.max(...numbers) : placesBySize(products, slot)
    if (n <= max && n >= max - maxFree) addBit(found, slot)
  }
  return found
}

function placesBySize({ sizes }: Index['products'], slot: number): number {
  const width = readAmount(sizes.width, slot)
  const depth = readAmount(sizes.depth, slot)
  return countPlaces(Math.max(width, depth), Math.min(width, depth))
}

const countPlaces = (length: number, width: number): number =>
  width >= length * 0.97 ? Math.floor((Math.PI * length) / place) : 2 * Math.floor(length / place) + ends
