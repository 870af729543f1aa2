import type { Brand } from '../../../contract/catalogue.ts'
import { notFound } from '../../platform/problem.ts'
import { pictureOf, type Taxonomy } from './taxonomy.ts'

export function findBrand(taxonomy: Taxonomy, uuid: string): Brand {
  const brand = taxonomy.brands.get(uuid)
  if (!brand) throw notFound('brand')
  const logo = pictureOf(taxonomy, brand.logoHash)
  return { ...brand, logoUrl: logo?.url ?? '', logo }
}
