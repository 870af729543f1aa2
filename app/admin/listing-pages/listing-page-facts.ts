import type { ListingKey } from '../../../contract/staff-site.ts'

export const listingPages: Record<ListingKey, { name: string; address: string; about: string }> = {
  clearance: { name: 'Special offers', address: '/special-offers', about: 'Everything that is on sale.' },
  'latest-products': {
    name: 'Latest products',
    address: '/latest-products',
    about: 'Everything that is new, for as long as the settings say.',
  },
}
