import { z } from 'zod'
import { maxVariants, VariantEdit } from './catalogue.ts'
import { Uuid } from './fields.ts'

const { price, salePrice } = VariantEdit.shape

/** The prices of a variant, in pounds. */
const VariantPrices = z.object({ price, salePrice })
export type VariantPrices = z.infer<typeof VariantPrices>

/** `from` is the price that the caller has seen: if it has changed since, it is not replaced. */
const PriceMove = z.object({ uuid: Uuid, from: VariantPrices, to: VariantPrices })
export type PriceMove = z.infer<typeof PriceMove>

/** The version of a change of prices that this undoes: variants that left their sale through it rejoin the sale. */
export const undone = { undoes: z.number().int().min(1).optional() }

/** Changes only the prices of a product, whatever else is changed meanwhile. */
export const PriceMoves = z.object({ uuid: Uuid, variants: z.array(PriceMove).max(maxVariants), ...undone })
export type PriceMoves = z.infer<typeof PriceMoves>
