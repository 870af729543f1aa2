import type { Field, Fields } from '../../../../contract/fields/field.ts'
import { productFields } from '../../../../contract/fields/product-fields.ts'
import { variantFields } from '../../../../contract/fields/variant-fields.ts'
import type { Difference } from '../../../../contract/staff/bulk.ts'
import { describeValue, nothing } from '../fields/describe-value.ts'
import { storedName, type VariantFacts } from '../fields/stored.ts'
import type { Names } from './names.ts'
import type { StateChange, StatePart } from './product-state.ts'
import { showDifference } from './text-difference.ts'

/** The differences of a product, field by field; `nameOf` names a variant where there are several. */
export function describeDifference({ before, after }: StateChange, names: Names, nameOf: (uuid: string) => string) {
  const variants = Object.keys(after.variants).flatMap((uuid) => {
    const named = nameOf(uuid) && ` of ${nameOf(uuid)}`
    return describeVariant(before.variants[uuid], after.variants[uuid], names, named)
  })
  return [...describeProduct(before, after, names), ...variants]
}

/** The differences of a product without its variants. */
export const describeProduct = (before: StatePart, after: StatePart, names: Names): Difference[] =>
  describeFields(productFields, before.facts, after.facts, names)

export const describeVariant = (
  was: Partial<VariantFacts> = {},
  is: Partial<VariantFacts> = {},
  names: Names,
  named = '',
): Difference[] => describeFields(variantFields, was, is, names, named)

type Facts = Record<string, unknown>

/** A new part differs from the blank one. */
function describeFields(fields: Fields, before: Facts, after: Facts, names: Names, named = ''): Difference[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const name = storedName(key, field)
    const [was, is] = [before[name], after[name]]
    if (is === undefined || was === is) return []
    const text = describeValue(field, is, names)
    if (text === undefined) return []
    if (was === undefined && ['', 'No', nothing].includes(text)) return []
    const texts = { before: was === undefined ? nothing : (describeValue(field, was, names) ?? nothing), after: text }
    return [{ label: `${nameOfField(field)}${named}`, ...showDifference(texts) }]
  })
}

const nameOfField = ({ sheet, label }: Field) => sheet?.heading ?? label
