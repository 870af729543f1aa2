import type { Brand } from '../../contract/catalogue.ts'
import { notFound } from '../platform/problem.ts'
import { pictureOf, type Shelves } from './shelves.ts'

export function findBrand(shelves: Shelves, uuid: string): Brand {
  const brand = shelves.brands.get(uuid)
  if (!brand) throw notFound('brand')
  const logo = pictureOf(shelves, brand.logoHash)
  return { ...brand, logoUrl: logo?.url ?? '', logo }
}
