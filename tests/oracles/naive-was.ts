import type { Asked } from '../../contract/was-price.ts'

const day = 86_400_000

/** Finds the was price in a list with one entry for each day. For logs whose entries are at midnight. */
export function findWasNaively(log: Asked[], present: { at: number; price: number }, wasDays: number): number | null {
  const days: { price: number | null; onSale: boolean }[] = []
  for (let at = log[0]?.at ?? present.at; at < present.at; at += day) {
    const row = log.filter((one) => one.at <= at).at(-1)
    days.push({ price: row?.price ?? null, onSale: row?.onSale ?? false })
  }
  // Drops the days of the offer itself from the end, including days off the site between them.
  let cheapest = present.price
  for (;;) {
    const lastShown = days.findLastIndex(({ price }) => price !== null)
    const { price = null, onSale = false } = days[lastShown] ?? {}
    if (price === null || !onSale || price < cheapest) break
    cheapest = price
    days.length = lastShown
  }
  const before = days.at(-1)?.price ?? null
  const needed = days.slice(-wasDays)
  const isAsked = needed.length === wasDays && needed.every(({ price }) => price === before)
  return before !== null && before > present.price && isAsked ? before : null
}
