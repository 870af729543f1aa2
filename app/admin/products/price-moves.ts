import type { VariantEdit } from '../../../contract/staff/catalogue.ts'
import type { PriceMove } from '../../../contract/staff/product-prices.ts'

export type Variants = { variants: VariantEdit[] }

/** The prices of each variant: those that the member has seen, and those typed. */
export function listMoves(seen: Variants, typed: Variants): PriceMove[] {
  const before = new Map(seen.variants.map((variant) => [variant.uuid, variant]))
  return typed.variants.flatMap(({ uuid, ...to }) => {
    const from = before.get(uuid)
    return uuid && from ? [{ uuid, from: pricesOf(from), to: pricesOf(to) }] : []
  })
}

const pricesOf = ({ price, salePrice }: PriceMove['from']) => ({ price, salePrice })

export const reverseMoves = (moves: PriceMove[]): PriceMove[] =>
  moves.map(({ uuid, from, to }) => ({ uuid, from: to, to: from }))

/** Renames problems from `variants.<index>.<field>` to `<uuid>.<field>`, which stays right when others add or move variants. */
export function readMoveProblems(fields: Record<string, string>, moves: PriceMove[]): Record<string, string> {
  const named = Object.entries(fields).map(([path, text]) => {
    const [, place, ...parts] = path.split('.')
    return [`${moves[Number(place)]?.uuid}.${parts.at(-1)}`, text]
  })
  return Object.fromEntries(named)
}
