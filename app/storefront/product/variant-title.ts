import type { Product } from '../../../contract/catalogue.ts'
import { nameWithVariant } from '../../../contract/variant-names.ts'

/** Properties whose values say what a thing looks like or is made of. */
const ofLooks = /\b(colou?r|shade|finish|fabric|cover|upholstery|leather|material|wood|timber|metal)s?\b/i

/** 'Alder Sofa in Sage', but 'Atlas Rug, 160 x 230 cm'. A variant without a name is called by the product's. */
export function titleVariant({ name, properties }: Pick<Product, 'name' | 'properties'>, variantName: string): string {
  const looks = properties.filter(({ label }) => ofLooks.test(label)).flatMap(({ values }) => values)
  return nameWithVariant(name, variantName, { looks, apart: (product, variant) => `${product}, ${variant}` })
}

/** What a link to a variant says, even when staff gave it no name. */
export const nameOption = (name: string, place: number) => name || `Option ${place + 1}`
