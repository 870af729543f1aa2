import { blankVariant, notCopied, type VariantEdit } from '../../../../contract/staff/catalogue.ts'
import { maxNameLength } from '../../../../contract/staff/fields.ts'
import { variantLabels } from '../../../../contract/staff/labels.ts'
import { isWhole } from '../../form/fields/london-parts.ts'

export const copyParts = {
  price: { label: 'Price and offer', fields: ['price', 'salePrice', 'onSale', 'saleStartsAt', 'saleEndsAt'] },
  measures: {
    label: 'Dimensions',
    fields: [
      ...(['widthCm', 'depthCm', 'heightCm', 'heightWithoutLegsCm', 'widthWithoutArmsCm', 'diagonalDepthCm'] as const),
      ...(['packedWidthCm', 'packedDepthCm', 'packedHeightCm'] as const),
    ],
  },
  description: { label: 'Description', fields: ['description'] },
  pictures: { label: 'Pictures', fields: ['pictures'] },
  properties: { label: 'Properties', fields: ['properties'] },
} as const satisfies Record<string, { label: string; fields: readonly (keyof VariantEdit)[] }>
export type CopyPart = keyof typeof copyParts

/** Copies parts of one variant to all others. */
export function copyToOthers(variants: VariantEdit[], from: number, parts: CopyPart[]): VariantEdit[] {
  const source = variants[from]
  if (!source) return variants
  const fields = parts.flatMap((part): readonly (keyof VariantEdit)[] => copyParts[part].fields)
  const copied = Object.fromEntries(fields.map((field) => [field, source[field]])) as Partial<VariantEdit>
  return variants.map((variant, place) => (place === from ? variant : { ...variant, ...copied }))
}

/** Copies one cell to all cells below it. */
export const fillDown = (variants: VariantEdit[], from: number, field: keyof VariantEdit): VariantEdit[] =>
  variants.map((variant, place) => (place > from ? { ...variant, [field]: variants[from]?.[field] } : variant))

const noPrice = { price: 0, salePrice: null, onSale: false, saleStartsAt: null, saleEndsAt: null }
const suffix = ' (ex-display)'

/** Adds the ex-display piece below its variant, without a price and a condition: staff enter those. */
export function makeExDisplay(variants: VariantEdit[], place: number): VariantEdit[] {
  const source = variants[place] ?? blankVariant
  const piece: VariantEdit = {
    ...source,
    ...noPrice,
    uuid: null,
    supplierCode: null,
    isExDisplay: true,
    conditionNote: '',
    name: (source.name || 'Showroom piece').slice(0, maxNameLength - suffix.length) + suffix,
    onDisplay: true,
    stockState: 'last-one',
    orderWeeks: null,
  }
  // The display piece is now a variant of its own, so the source is no longer on display.
  const others = variants.with(place, { ...source, onDisplay: false, displayPlaceUuid: null })
  return others.toSpliced(place + 1, 0, piece)
}

/** Duplicates a variant right below it, without the facts that only one variant can have. */
export function repeatVariant(variants: VariantEdit[], place: number): VariantEdit[] {
  const source = variants[place] ?? blankVariant
  return variants.toSpliced(place + 1, 0, { ...source, ...notCopied })
}

/** The name of a variant; a new one has none yet, so its position identifies it. */
export const nameVariant = ({ name }: VariantEdit, place: number) => name || `variant ${place + 1}`

/** Whether a date of its offer is incomplete. */
export const hasHalfDate = ({ saleStartsAt, saleEndsAt }: VariantEdit) =>
  [saleStartsAt, saleEndsAt].some((at) => at !== null && !isWhole(at))

/** Names the variant and the field of a path such as `variants.2.saleEndsAt`. */
export function nameVariantField(path: string, variants: VariantEdit[]): string {
  const [, place, field = ''] = path.split('.')
  const label = (variantLabels as Record<string, string>)[field] ?? 'Variant'
  return `${nameVariant(variants[Number(place)] ?? blankVariant, Number(place))}: ${label}`
}
