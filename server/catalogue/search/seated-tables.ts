import { readAmount } from './amounts.ts'
import { addAll, addBit, type Bits, createBits, listSlots, subtract } from './bits.ts'
import type { Index } from './catalogue-index.ts'
import { listForms } from './understanding/things.ts'

/** How much of a table's edge a person needs, in cm. */
const place = 60
/** The ends of a table take one each, where it is wide enough. */
const ends = 2
/** Fewer people than a table seats feel lost at it. */
const mostFree = 4

/** Dining tables at which so many people sit, by their size: those whose texts do not say how many. */
export function findSeating({ facets, products }: Index, n: number): Bits {
  const tables = createBits(products.capacity)
  for (const form of listForms('dining table')) addAll(tables, facets.thing.byKey.get(form)?.slots ?? tables)
  const told = createBits(products.capacity)
  for (const option of facets.said.options) if (option.label.startsWith('seats:')) addAll(told, option.slots)
  const found = createBits(products.capacity)
  for (const slot of listSlots(subtract(tables, told), products.workspace.slots)) {
    const width = readAmount(products.sizes.width, slot)
    const depth = readAmount(products.sizes.depth, slot)
    const most = countPlaces(Math.max(width, depth), Math.min(width, depth))
    if (n <= most && n >= most - mostFree) addBit(found, slot)
  }
  return found
}

const countPlaces = (length: number, width: number): number =>
  width >= length * 0.97 ? Math.floor((Math.PI * length) / place) : 2 * Math.floor(length / place) + ends
