import type { ShopperQuery } from '../../../../contract/staff/shoppers.ts'

/** The mail address and phone number of the person asked about. */
export const nameShopper = ({ email, phone }: ShopperQuery) => [email, phone].filter(Boolean).join(' or ')

export const writeQuery = ({ email, phone }: ShopperQuery) =>
  new URLSearchParams({ ...(email !== '' && { email }), ...(phone !== '' && { phone }) }).toString()
