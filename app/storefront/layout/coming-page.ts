import { readSearchText, titleSearch } from './search-text.ts'
import type { Site } from './site.ts'

/** What is known of a page before its data arrives. */
export type ComingPage = {
  kind: 'category' | 'listing'
  /** The heading, if the address contains it. */
  title?: string
  /** Whether its banner is likely to have a picture. */
  pictured: boolean
}

const ownListings: Partial<Record<string, string>> = {
  '/latest-products': 'Latest Products',
  '/special-offers': 'Special Offers',
}

/** Undefined for a page that is neither a category nor a listing. */
export function describeComing(
  address: Pick<URL, 'pathname' | 'search'>,
  { navigation }: Pick<Site, 'navigation'>,
): ComingPage | undefined {
  const [, place = '', first, second] = address.pathname.split('/')
  const title = ownListings[`/${place}`]
  if (title && !first) return { kind: 'listing', title, pictured: true }
  if (place === 'search') return { kind: 'listing', title: titleSearch(readSearchText(address)), pictured: false }
  if (!first) return undefined
  if (/^(range|sale|brand|property)$/.test(place)) return { kind: 'listing', pictured: place === 'range' }
  if (place !== 'store' || ownListings[`/${first}`]) return undefined
  const category = navigation.find(({ routeName }) => routeName === first)
  if (!second) return { kind: 'category', title: category?.name, pictured: true }
  const subCategory = category?.subCategories.find(({ routeName }) => routeName === second)
  return { kind: 'listing', title: subCategory?.name, pictured: true }
}
