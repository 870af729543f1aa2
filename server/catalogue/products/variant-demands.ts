import type { SearchRequest } from '../../../contract/search.ts'
import { createJudge } from '../search/fit/fitting.ts'
import { packPieces } from '../search/fit/pieces.ts'
import { isInStock } from '../showroom/card-availability.ts'
import { readMeasures } from './measures.ts'
import type { VariantRow } from './product-rows.ts'

/** Whether a variant by itself meets one of the filters. */
export type Demand = (variant: VariantRow) => boolean

/** The filters that one variant may meet and another not. Prices are those of the variant that stands for its product. */
export function listDemands(asked: SearchRequest): Demand[] {
  const { maxWidth, maxHeight, maxDepth, fit, onDisplayOnly, inStockOnly } = asked
  const upTo = (max: number | null, sizeOf: (variant: VariantRow) => number | null): Demand[] =>
    max ? [(variant) => (sizeOf(variant) ?? 0) > 0 && (sizeOf(variant) ?? 0) <= max] : []
  return [
    ...upTo(maxWidth, ({ widthCm }) => widthCm),
    ...upTo(maxHeight, ({ heightCm }) => heightCm),
    ...upTo(maxDepth, ({ depthCm }) => depthCm),
    ...(fit ? [demandFit(fit)] : []),
    ...(onDisplayOnly ? [({ onDisplay }: VariantRow) => onDisplay] : []),
    ...(inStockOnly ? [isInStock] : []),
  ]
}

function demandFit(fit: NonNullable<SearchRequest['fit']>): Demand {
  const fits = createJudge(fit)
  return (variant) => {
    const piece = packPieces([readMeasures(variant)])
    return piece.length > 0 && fits(piece, 0)
  }
}
