import type { ProductStatus } from './products.ts'

/** The two words of the back office for what shoppers see and what they do not, whatever it is. */
export const onSite = 'On the site'
export const offSite = 'Off the site'
export const nameSiteState = (visible: boolean) => (visible ? onSite : offSite)

/** The labels of the two actions that change it. */
export const putOnSite = 'Put on the site'
export const takeOffSite = 'Take off the site'

/** An archived product is off the site as well, and out of the way of staff. */
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
