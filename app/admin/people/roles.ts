import type { Role } from '../../../contract/staff/sign-in.ts'

type Words = { label: string; intro: string }

/** The name of each role, and what its members may do. */
export const roles: Record<Role, Words> = {
  owner: { label: 'Owner', intro: 'Owners can do everything, including settings and people.' },
  editor: { label: 'Editor', intro: 'Editors look after the catalogue, the pages and the pictures.' },
  sales: { label: 'Sales', intro: 'Sales answer enquiries and look things up in the catalogue.' },
}

export const roleChoices = (Object.keys(roles) as Role[]).map((value) => ({ value, label: roles[value].label }))

export const findRole = (name: string | null): Role => roleChoices.find(({ value }) => value === name)?.value ?? 'sales'
