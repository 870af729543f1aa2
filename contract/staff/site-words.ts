import type { ProductStatus } from './products.ts'

/** The two words of the back office for records that shoppers see and do not see. */
export const onSite = 'On the site'
export const offSite = 'Off the site'
export const nameSiteState = (visible: boolean) => (visible ? onSite : offSite)

/** The labels of the two actions that change this. */
export const putOnSite = 'Put on the site'
export const takeOffSite = 'Take off the site'

/** An archived product is hidden from shoppers, and from staff's default lists. */
export const statusNames: Record<ProductStatus, string> = {
  published: onSite,
  draft: offSite,
  archived: 'Archived',
}

/** The explanation of each status, where it is chosen. */
export const statusNotes: Record<ProductStatus, string> = {
  published: 'Shoppers see it.',
  draft: 'Only staff see it.',
  archived: 'Off the site, and not in the way.',
}
