import { href } from 'react-router'
import type { Role } from '../../../contract/staff.ts'

export type Place = { label: string; to: string; roles: readonly Role[]; end?: boolean }
export type Group = { label: string; places: Place[] }

const everyone: Role[] = ['owner', 'editor', 'sales']

/** Every room of the back office, in the order of its navigation. */
const groups: Group[] = [
  { label: '', places: [{ label: 'Desk', to: href('/admin'), roles: everyone, end: true }] },
  {
    label: 'Catalogue',
    places: [
      { label: 'Products', to: href('/admin/products'), roles: everyone },
      { label: 'Brands', to: href('/admin/brands'), roles: everyone },
    ],
  },
  {
    label: 'Library',
    places: [
      { label: 'Pictures', to: href('/admin/media'), roles: everyone, end: true },
      { label: 'Files', to: href('/admin/media/files'), roles: everyone },
    ],
  },
  {
    label: 'Shop',
    places: [
      { label: 'People', to: href('/admin/people'), roles: ['owner'] },
      { label: 'Background work', to: href('/admin/tasks'), roles: ['owner', 'editor'] },
    ],
  },
]

/** What somebody may open, by role. */
export function listPlaces(role: Role): Group[] {
  return groups
    .map((group) => ({ ...group, places: group.places.filter(({ roles }) => roles.includes(role)) }))
    .filter(({ places }) => places.length > 0)
}
