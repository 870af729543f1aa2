import type { Product } from '../../../contract/catalogue.ts'
import { sizedAddress } from '../../../contract/media.ts'
import type { Taxonomy } from '../taxonomy/taxonomy.ts'
import { type MeasuredRow, readMeasures } from './measures.ts'
import type { VariantRow } from './product-rows.ts'
import { pickSwatches } from './swatches.ts'

type Option = Pick<VariantRow, 'uuid' | 'name' | 'pictures' | 'valueIds'> & MeasuredRow

const closeUpWidth = 320

/** A product's options with their colours if they differ, else with their pictures if all have one and they differ. */
export function listOptions(taxonomy: Pick<Taxonomy, 'values'>, variants: Option[]): Product['variantList'] {
  const swatches = pickSwatches(taxonomy, variants)
  const pictures = new Set(variants.map((variant) => variant.pictures[0]?.hash))
  const shows = swatches.size === 0 && pictures.size > 1 && !pictures.has(undefined)
  return variants.map(({ uuid, name, pictures: [picture], ...row }) => ({
    uuid,
    name,
    swatch: swatches.get(uuid)?.swatch ?? null,
    imageUrl: shows && picture ? sizedAddress(picture, closeUpWidth) : null,
    measures: readMeasures(row),
  }))
}
