import type { ListingInfo } from '../../../contract/content.ts'
import { notFound } from '../../platform/problem.ts'
import { pictureOf, type Taxonomy } from './taxonomy.ts'

export function describeListing(taxonomy: Taxonomy, key: 'latest-products' | 'clearance'): ListingInfo {
  const row = taxonomy.listings.get(key)
  if (!row) throw notFound('listing')
  const banner = pictureOf(taxonomy, row.bannerHash)
  return { ...row, bannerUrl: banner?.url ?? '', banner }
}
