import { z } from 'zod'
import { mostVariants, VariantEdit } from './catalogue.ts'
import { Uuid } from './fields.ts'

const { price, salePrice } = VariantEdit.shape

/** The prices of a variant, in pounds. */
const VariantPrices = z.object({ price, salePrice })
export type VariantPrices = z.infer<typeof VariantPrices>

/** `from` is what the caller has seen: a price that is another one by now is not replaced. */
const PriceMove = z.object({ uuid: Uuid, from: VariantPrices, to: VariantPrices })
export type PriceMove = z.infer<typeof PriceMove>

/** The version that a change of prices takes back: what left its sale by it is in the sale again. */
export const undone = { undoes: z.number().int().min(1).optional() }

/** Changes nothing of a product but prices, whatever else is changed meanwhile. */
export const PriceMoves = z.object({ uuid: Uuid, variants: z.array(PriceMove).max(mostVariants), ...undone })
export type PriceMoves = z.infer<typeof PriceMoves>
