import { type SQL, sql } from 'drizzle-orm'
import { formatPounds } from '../../../contract/prices.ts'
import type { variants } from '../tables.ts'

type Row = typeof variants.$inferSelect
export type Priced = Pick<Row, 'pricePence' | 'salePricePence' | 'onSale' | 'saleStartsAt' | 'saleEndsAt'>

/** A variant's prices at an instant; `effectivePence` 0 means: ask in the showroom. */
export type Price = { pricePence: number; salePricePence: number | null; onSale: boolean; effectivePence: number }

export function priceVariant(variant: Priced, now: Date): Price {
  const { pricePence } = variant
  const salePricePence = isOnSale(variant, now) ? variant.salePricePence : null
  return { pricePence, salePricePence, onSale: salePricePence !== null, effectivePence: salePricePence ?? pricePence }
}

function isOnSale({ onSale, salePricePence, saleStartsAt, saleEndsAt }: Priced, now: Date): boolean {
  const isBegun = !saleStartsAt || saleStartsAt <= now
  const isOver = saleEndsAt !== null && saleEndsAt <= now
  return onSale && salePricePence !== null && salePricePence > 0 && isBegun && !isOver
}

/**
 * The variant that stands for its product, on its card and on its page when the address names none:
 * the cheapest of those with a price, else the first in staff's order; an ex-display piece only where there is no other. `shownFirst` is the same in SQL.
 */
export function chooseShown<Variant extends Priced & Pick<Row, 'isExDisplay'>>(variants: Variant[], now: Date) {
  const priced = variants.map((variant) => ({ variant, price: priceVariant(variant, now) }))
  const rank = ({ price }: (typeof priced)[number]) => price.effectivePence || Number.POSITIVE_INFINITY
  const usual = priced.filter(({ variant }) => !variant.isExDisplay)
  return (usual.length > 0 ? usual : priced).reduce((best, next) => (rank(next) < rank(best) ? next : best))
}

/** `priceVariant` in SQL, for the variant of a row called `variants`. */
export const isOnSaleAt = (at: SQL) => sql<boolean>`(variants.on_sale and coalesce(variants.sale_price_pence, 0) > 0
  and coalesce(variants.sale_starts_at <= ${at}, true) and coalesce(variants.sale_ends_at > ${at}, true))`
export const effectivePenceAt = (at: SQL) =>
  sql<number>`case when ${isOnSaleAt(at)} then variants.sale_price_pence else variants.price_pence end`
export const isOnSaleNow = isOnSaleAt(sql`now()`)
export const effectivePence = effectivePenceAt(sql`now()`)

/** `chooseShown` in SQL: the variant that stands for its product is sorted to the front. */
export const cheapestFirst = sql`variants.is_ex_display, nullif(${effectivePence}, 0) nulls last`
export const shownFirst = sql`${cheapestFirst}, variants.position, variants.created_at, variants.uuid`

/** Starts and ends that staff may want to know of beforehand. */
export const endsSoon = sql`${isOnSaleNow} and variants.sale_ends_at < now() + interval '7 days'`
export const isStillToBegin = sql`variants.on_sale and variants.sale_starts_at > now()
  and coalesce(variants.sale_ends_at > variants.sale_starts_at, true)`

export const toPounds = (pence: number) => pence / 100
export const toPence = (pounds: number) => Math.round(pounds * 100)
export const formatPence = (pence: number) => formatPounds(toPounds(pence))
