import type { PriceShift, Rounding, RoundingRule } from '../../../contract/staff/bulk.ts'
import { toPence } from '../prices/prices.ts'

/** An exact amount of pence, which no step before the rounding changes. */
export type ExactPence = { over: bigint; under: bigint }

/** Ten thousandths of a penny, in which every percentage of a price is a whole number. */
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
  return roundPence({ over: BigInt(shifted), under: BigInt(fine) }, rounding)
}

/** The next price of a kind on the chosen side; half way between two, the higher one. */
export function roundPence({ over, under }: ExactPence, { to, way }: Rounding): number {
  const { step, above } = grids[to]
  const [wide, from] = [BigInt(step) * under, over - BigInt(above) * under]
  const rest = ((from % wide) + wide) % wide
  const below = (from - rest) / wide
  const isUp = way === 'up' ? rest > 0n : way === 'nearest' && rest * 2n >= wide
  return (Number(below) + (isUp ? 1 : 0)) * step + above
}
