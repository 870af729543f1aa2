import type { Offer } from '../entry.ts'

/** One number packs the count of values, three facts, and the price. */
const maxValues = 31
const facts = { isExDisplay: 1 << 5, onDisplay: 1 << 6, inStock: 1 << 7 }
const priceUnit = 1 << 8
const maxPence = 2 ** 24 - 1

/** Each offer takes one number, and one for each of its values. */
export function packOffers(offers: Offer[]): number[] {
  return offers.flatMap(({ valueIds, pence, ...offer }) => {
    const ids = valueIds.slice(0, maxValues)
    const markOf = (fact: keyof typeof facts) => (offer[fact] ? facts[fact] : 0)
    const marks = ids.length + markOf('isExDisplay') + markOf('onDisplay') + markOf('inStock')
    return [Math.min(pence, maxPence) * priceUnit + marks, ...ids]
  })
}

export function unpackOffers(packed: Uint32Array): Offer[] {
  const offers: Offer[] = []
  for (let at = 0; at < packed.length; ) {
    const head = packed[at] ?? 0
    const end = at + 1 + (head & maxValues)
    offers.push({
      valueIds: Array.from(packed.subarray(at + 1, end)),
      pence: Math.floor(head / priceUnit),
      isExDisplay: (head & facts.isExDisplay) !== 0,
      onDisplay: (head & facts.onDisplay) !== 0,
      inStock: (head & facts.inStock) !== 0,
    })
    at = end
  }
  return offers
}
