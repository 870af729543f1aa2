import type { PriceMoves } from '../../../contract/staff/import.ts'
import type { Built } from './group.ts'

/** Counts the prices that would change, with the largest change in per cent of the current price. */
export function countPriceMoves(built: Built[]): PriceMoves {
  let count = 0
  let mostPercent = 0
  for (const { before, after } of built) {
    if (!before || !after) continue
    const prices = new Map(before.variants.map(({ uuid, facts }) => [uuid, facts.pricePence]))
    for (const { uuid, facts } of after.variants) {
      const old = prices.get(uuid)
      if (old === undefined || old === facts.pricePence) continue
      count += 1
      // A price that begins or ends at nothing has moved by all of it.
      const share = old === 0 || facts.pricePence === 0 ? 1 : Math.abs(facts.pricePence - old) / old
      mostPercent = Math.max(mostPercent, Math.ceil(share * 1000 - 1e-9) / 10)
    }
  }
  return { count, mostPercent }
}
