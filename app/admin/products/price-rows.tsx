import type { VariantEdit } from '../../../contract/staff/catalogue.ts'
import { partOf, problemsWithin, zeroAsNull } from '../form/bound.ts'
import { PriceField } from '../form/fields/number-field.tsx'
import { nameVariant } from './variants/variant-list.ts'

type Props = {
  variants: VariantEdit[]
  /** Whether a variant had a sale price when the fields were opened. */
  hadSalePrice(variant: VariantEdit): boolean
  /** Problems by a variant's uuid and the field. */
  problems: Record<string, string>
  onChange(variants: VariantEdit[]): void
}

/** The price of each variant, and its sale price if it has one. */
export function PriceRows({ variants, hadSalePrice, problems, onChange }: Props) {
  return variants.map((variant, place) => {
    const bound = {
      name: `prices.${place}`,
      value: variant,
      onChange: (changed: VariantEdit) => onChange(variants.with(place, changed)),
      problems: problemsWithin(problems, variant.uuid ?? ''),
    }
    return (
      <fieldset key={variant.uuid} className="min-w-0">
        <legend className="text-small font-semibold first-letter:uppercase">{nameVariant(variant, place)}</legend>
        <div className="grid grid-cols-2 gap-4">
          <PriceField bound={zeroAsNull(partOf(bound, 'price', 'Price'))} />
          {(variant.salePrice !== null || hadSalePrice(variant)) && (
            <PriceField bound={partOf(bound, 'salePrice', 'Sale price')} />
          )}
        </div>
      </fieldset>
    )
  })
}
