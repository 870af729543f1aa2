import { z } from 'zod'
import { mostVariants, VariantEdit } from './catalogue.ts'
import { Uuid } from './fields.ts'

const { price, salePrice } = VariantEdit.shape

/** What a variant costs, in pounds. */
const VariantPrices = z.object({ price, salePrice })
export type VariantPrices = z.infer<typeof VariantPrices>

/** `from` is what the caller has seen: a price that is another one by now is not replaced. */
const PriceMove = z.object({ uuid: Uuid, from: VariantPrices, to: VariantPrices })
export type PriceMove = z.infer<typeof PriceMove>

/** Changes nothing of a product but prices, whatever else is changed meanwhile. */
export const PriceMoves = z.object({ uuid: Uuid, variants: z.array(PriceMove).max(mostVariants) })
