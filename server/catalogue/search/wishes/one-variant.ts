import type { Index } from '../catalogue-index.ts'
import type { Offer } from '../entry.ts'
import { addBit, type Bits, createBits, listSlots } from '../storage/bits.ts'
import { readOffers } from '../storage/kept-cards.ts'
import type { Constraint } from '../understanding/understood.ts'
import { readWanted, suits, type Wanted } from './wanted.ts'

/**
 * The products of which one variant meets everything: 'king size bed under £1,000' leaves out a bed whose double alone
 * costs less. A product without other variants counts.
 */
export function findMetByOneVariant(index: Index, constraints: Constraint[], among: Bits): Bits {
  const wanted = constraints.flatMap((each) => readWanted(each) ?? [])
  if (wanted.length < 2) return among
  const found = createBits(index.products.capacity)
  for (const slot of listSlots(among, index.products.workspace.slots)) {
    const offers = readOffers(index.products, slot)
    if (offers.length === 0 || isOneAll(offers, wanted)) addBit(found, slot)
  }
  return found
}

/** Ignores demands that no variant states: the whole product meets them, by its name or by its measures. */
function isOneAll(offers: Offer[], wanted: Wanted[]): boolean {
  const marked = wanted.filter(({ mark }) => offers.some((offer) => mark(offer) > 0))
  return offers.some((offer) => suits(offer, wanted) && marked.every(({ mark }) => mark(offer) > 0))
}
