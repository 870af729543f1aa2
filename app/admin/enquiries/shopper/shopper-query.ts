import type { ShopperQuery } from '../../../../contract/staff/shoppers.ts'

/** The email address and phone number that the page looks up. */
export const nameShopper = ({ email, phone }: ShopperQuery) => [email, phone].filter(Boolean).join(' or ')

export const writeQuery = ({ email, phone }: ShopperQuery) =>
  new URLSearchParams({ ...(email !== '' && { email }), ...(phone !== '' && { phone }) }).toString()
