import type { ShopperAsked } from '../../../../contract/staff-shoppers.ts'

/** Who is asked about, as they are known. */
export const nameShopper = ({ email, phone }: ShopperAsked) => [email, phone].filter(Boolean).join(' or ')

export const writeQuery = ({ email, phone }: ShopperAsked) =>
  new URLSearchParams({ ...(email !== '' && { email }), ...(phone !== '' && { phone }) }).toString()
