import { listingLabels } from '../../../contract/staff/labels.ts'
import type { ListingKey } from '../../../contract/staff/site.ts'

export const listingPages: Record<ListingKey, { name: string; address: string; about: string }> = {
  clearance: { name: listingLabels.clearance, address: '/special-offers', about: 'Everything that is on sale.' },
  'latest-products': {
    name: listingLabels['latest-products'],
    address: '/latest-products',
    about: 'Everything that is new, for as long as the settings say.',
  },
}
