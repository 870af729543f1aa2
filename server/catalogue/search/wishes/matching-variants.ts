import type { KeptItem } from '../../../platform/kept-items.ts'
import type { Offer } from '../entry.ts'
import { readOffers, writtenCard } from '../storage/kept-cards.ts'
import type { Products } from '../storage/products.ts'
import type { Constraint } from '../understanding/understood.ts'
import { readWanted, suits, type Wanted } from './wanted.ts'

/** The constraints from words, and the property values that are set as filters. */
type Asked = { constraints: Constraint[]; valueIds: number[] }

/** Writes cards that show the variant that was asked for: the green one for 'green sofa', the large one for 'king size bed'. */
export function createMatchingWriter(products: Products, { constraints, valueIds }: Asked): (slot: number) => KeptItem {
  const wanted = [...constraints.flatMap((each) => readWanted(each) ?? []), ...valueIds.map(wantValue)]
  if (wanted.length === 0) return (slot) => writtenCard(products, slot)
  return (slot) => writtenCard(products, slot, findMatching(readOffers(products, slot), wanted))
}

const wantValue = (id: number): Wanted => ({ kind: 'value', mark: ({ valueIds }) => (valueIds.includes(id) ? 2 : 0) })

/** 0, the one of the product's own card, where no other matches better. */
function findMatching(offers: Offer[], wanted: Wanted[]): number {
  let best = { place: 0, marks: -1 }
  for (const [place, offer] of offers.entries()) {
    if (place > 0 && !suits(offer, wanted)) continue
    const marks = wanted.reduce((sum, { mark }) => sum + mark(offer), 0)
    if (marks > best.marks) best = { place, marks }
  }
  return best.place
}
