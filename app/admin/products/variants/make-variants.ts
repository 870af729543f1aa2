import { cutBullet } from '../../../../contract/pasted-text.ts'
import { blankVariant, type VariantEdit } from '../../../../contract/staff/catalogue.ts'
import type { TaxonomyChoices } from '../../../../contract/staff/products.ts'
import { repeatVariant } from './variant-list.ts'

type Wanted = { names: string; values: number[] }
type Properties = TaxonomyChoices['properties']
type New = { name: string; value?: number; rivals: number[] }

/** One variant for each chosen value and each typed name, with the price and dimensions of the variant at `from`. */
export function makeVariants(variants: VariantEdit[], from: number, wanted: Wanted, properties: Properties) {
  const source = variants[from] ?? blankVariant
  const made = listNew(wanted, properties).map(({ name, value, rivals }): VariantEdit => {
    // Not copied: facts that only a single piece has, such as being on display, and pictures, which show another colour.
    const copy = repeatVariant([source], 0)[1] ?? blankVariant
    const kept = copy.properties.filter((id) => !rivals.includes(id))
    const own = value === undefined ? kept : [...kept, value].toSorted((one, other) => one - other)
    return { ...copy, name, properties: own, pictures: [] }
  })
  const [first, ...others] = made
  if (!first) return variants
  // A variant without a name, such as the form's blank one, becomes the first of the new ones, and keeps its uuid and showroom
  // facts.
  const { name, properties: own } = first
  if (source.name === '') return variants.toSpliced(from, 1, { ...source, name, properties: own }, ...others)
  return variants.toSpliced(from + 1, 0, ...made)
}

export function listNew({ names, values }: Wanted, properties: Properties): New[] {
  const chosen = properties.flatMap(({ values: all }) =>
    all.flatMap(({ id, name }) =>
      values.includes(id) ? [{ name, value: id, rivals: all.map((other) => other.id) }] : [],
    ),
  )
  const typed = names.split(/[,\n]/).map(cutBullet)
  return [...chosen, ...typed.filter((name) => name !== '').map((name) => ({ name, rivals: [] }))]
}
