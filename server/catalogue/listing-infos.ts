import type { ListingInfo } from '../../contract/content.ts'
import { notFound } from '../platform/problem.ts'
import { pictureOf, type Shelves } from './shelves.ts'

export function describeListing(shelves: Shelves, key: 'latest-products' | 'clearance'): ListingInfo {
  const row = shelves.listings.get(key)
  if (!row) throw notFound('listing')
  const banner = pictureOf(shelves, row.bannerHash)
  return { ...row, bannerUrl: banner?.url ?? '', banner }
}
