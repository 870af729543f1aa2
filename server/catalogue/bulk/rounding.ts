import type { PriceShift, Rounding, RoundingRule } from '../../../contract/staff/bulk.ts'
import { toPence } from '../prices/prices.ts'

/** Prices here are counted in ten thousandths of a penny, in which every percentage of a price is a whole number. */
const fine = 10_000

const grids: Record<RoundingRule, { step: number; above: number }> = {
  none: { step: 1, above: 0 },
  pound: { step: 100, above: 0 },
  '99': { step: 100, above: 99 },
  '95': { step: 100, above: 95 },
  '5-pounds': { step: 500, above: 0 },
  '10-pounds': { step: 1000, above: 0 },
}

/** The new price in whole pence; 0 or less when nothing remains. */
export function shiftPrice(pricePence: number, { by, amount }: PriceShift, rounding: Rounding): number {
  const shifted =
    by === 'percent' ? pricePence * (fine + Math.round(amount * 100)) : (pricePence + toPence(amount)) * fine
  return roundPrice(shifted, rounding)
}

function roundPrice(finePence: number, { to, way }: Rounding): number {
  const { step, above } = grids[to]
  const [wide, from] = [step * fine, finePence - above * fine]
  const below = Math.floor(from / wide)
  const rest = from - below * wide
  const isUp = way === 'up' ? rest > 0 : way === 'nearest' && rest * 2 >= wide
  return (below + (isUp ? 1 : 0)) * step + above
}
