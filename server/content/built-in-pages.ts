import { contactAddress, visitAddress } from '../../contract/addresses.ts'

/** The pages that every shop has, besides those that staff write. `from`: what they show, and therefore change with. */
export const builtInPages = [
  { name: 'Home', address: '/', from: 'content' },
  { name: 'New In', address: '/latest-products', from: 'content' },
  { name: 'Special Offers', address: '/special-offers', from: 'content' },
  { name: 'How To Find Us', address: '/find-us', from: 'settings' },
  { name: 'How to measure', address: '/how-to-measure', from: 'settings' },
  { name: 'Plan a visit', address: visitAddress(), from: 'settings' },
  { name: 'Contact Us', address: contactAddress(), from: 'settings' },
] as const
