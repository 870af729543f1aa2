import { saysNoPrice } from '../../../../contract/price-text.ts'
import { cutPriceWords, cutWithoutVat, saysWithVat } from '../../../../contract/price-words.ts'
import { type PriceChange, type PriceRecipe, usualVat } from '../../../../contract/staff/import-recipes.ts'
import { type ExactPence, roundPence } from '../../bulk/rounding.ts'
import { readPounds, writePounds } from '../../sheets/values/cell-values.ts'

type PriceSteps = Pick<PriceRecipe, 'change' | 'vat' | 'vatRate' | 'rounding'>

/** Applies the steps of a recipe to a price. A text that is no price stays unchanged, so that its row reports it. */
export function workOutPrice(text: string, steps: PriceSteps): string {
  const given = saysNoPrice(text) ? undefined : readExactly(cutWithoutVat(text).price)
  if (given === undefined || given.over === 0n) return text.trim()
  // A price that says that VAT is in it gets none added.
  const vat = steps.vat === 'add' && saysWithVat(text) ? 'keep' : steps.vat
  const exact = [changeBy(steps.change), changeVat({ ...steps, vat })].reduce(multiply, given)
  return writePounds(roundAbove0(exact, steps))
}

/** Prices without VAT often have more decimals than pence. */
export function readExactly(text: string): ExactPence | undefined {
  const [, pounds, decimals = ''] = /^£?\s*(\d{1,9}|\d{1,3}(?:,\d{3})+)\.(\d{3,15})$/.exec(cutPriceWords(text)) ?? []
  if (pounds === undefined) {
    const pence = readPounds(text)
    return pence === undefined ? undefined : { over: BigInt(pence), under: 1n }
  }
  return { over: BigInt(pounds.replaceAll(',', '') + decimals) * 100n, under: 10n ** BigInt(decimals.length) }
}

const multiply = (one: ExactPence, other: ExactPence): ExactPence => ({
  over: one.over * other.over,
  under: one.under * other.under,
})

function changeBy(change: PriceChange): ExactPence {
  if (change.by === 'times') return { over: BigInt(Math.round(change.times * 10_000)), under: 10_000n }
  const tenths = BigInt(Math.round(change.percent * 10))
  return change.by === 'more' ? { over: 1000n + tenths, under: 1000n } : { over: 1000n, under: 1000n - tenths }
}

function changeVat({ vat, vatRate = usualVat }: PriceSteps): ExactPence {
  const [without, included] = [1000n, 1000n + BigInt(Math.round(vatRate * 10))]
  if (vat === 'add') return { over: included, under: without }
  return vat === 'remove' ? { over: without, under: included } : { over: 1n, under: 1n }
}

/** A price of 0 would mean ‘In store only’, so a price that rounds to 0 is rounded up, or down to the penny. */
function roundAbove0(exact: ExactPence, { rounding: { to, way } }: PriceSteps): number {
  const rounded = roundPence(exact, { to, way })
  if (rounded > 0) return rounded
  return way === 'down' ? Math.max(1, roundPence(exact, { to: 'none', way })) : roundPence(exact, { to, way: 'up' })
}
