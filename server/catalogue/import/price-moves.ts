import type { ImportPriceMoves } from '../../../contract/staff/import.ts'
import type { VariantFacts } from '../products/fields/stored.ts'
import type { Built } from './group.ts'

/**
 * Counts the variants whose list price or offer would change, with the largest change of the price charged, as a
 * percentage of the current one.
 */
export function countPriceMoves(built: Built[]): ImportPriceMoves {
  let count = 0
  let mostPercent = 0
  for (const { before, after } of built) {
    if (!before || !after) continue
    const known = new Map(before.variants.map(({ uuid, facts }) => [uuid, facts]))
    for (const { uuid, facts } of after.variants) {
      const old = known.get(uuid)
      if (!old) continue
      const share = Math.max(
        measureMove(old.pricePence, facts.pricePence),
        measureMove(readAsked(old), readAsked(facts)),
      )
      if (share === 0) continue
      count += 1
      mostPercent = Math.max(mostPercent, Math.ceil(share * 1000 - 1e-9) / 10)
    }
  }
  return { count, mostPercent }
}

/** The price that shoppers are charged while an offer runs. */
const readAsked = ({ pricePence, onSale, salePricePence }: VariantFacts) =>
  onSale && salePricePence !== null ? salePricePence : pricePence

/** As a share of the old price. A price that begins or ends at nothing has moved by all of it. */
function measureMove(old: number, now: number): number {
  if (old === now) return 0
  return old === 0 || now === 0 ? 1 : Math.abs(now - old) / old
}
