import { href } from 'react-router'
import type { Role } from '../../../contract/staff.ts'

export type Place = {
  label: string
  to: string
  roles: readonly Role[]
  end?: boolean
  /** The count of things that wait there, and their name. */
  waiting?: { count: number; of: string }
}
export type Group = { label: string; places: Place[] }

const everyone: Role[] = ['owner', 'editor', 'sales']
const editors: Role[] = ['owner', 'editor']

/** Every page of the navigation, in order. */
const groups: Group[] = [
  {
    label: '',
    places: [
      { label: 'Overview', to: href('/admin'), roles: everyone, end: true },
      { label: 'Enquiries', to: href('/admin/enquiries'), roles: ['owner', 'sales'] },
    ],
  },
  {
    label: 'Catalogue',
    places: [
      { label: 'Products', to: href('/admin/products'), roles: everyone },
      { label: 'Categories', to: href('/admin/categories'), roles: everyone },
      { label: 'Ranges', to: href('/admin/ranges'), roles: everyone },
      { label: 'Brands', to: href('/admin/brands'), roles: everyone },
      { label: 'Properties', to: href('/admin/properties'), roles: everyone },
      { label: 'Import', to: href('/admin/import'), roles: editors },
    ],
  },
  {
    label: 'The site',
    places: [
      { label: 'Home page', to: href('/admin/home'), roles: editors },
      { label: 'Pages', to: href('/admin/pages'), roles: editors },
      { label: 'Listing pages', to: href('/admin/listing-pages'), roles: editors },
      { label: 'Pop-ups', to: href('/admin/popups'), roles: editors },
      { label: 'Announcement', to: href('/admin/banner'), roles: editors },
      { label: 'Redirects', to: href('/admin/redirects'), roles: editors },
      { label: 'Synonyms', to: href('/admin/synonyms'), roles: editors },
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
      { label: 'Settings', to: href('/admin/settings'), roles: ['owner'] },
      { label: 'Bin', to: href('/admin/bin'), roles: editors },
      { label: 'History', to: href('/admin/history'), roles: editors },
      { label: 'Background work', to: href('/admin/tasks'), roles: editors },
    ],
  },
]

/** The pages that a role may open. */
export function listPlaces(role: Role): Group[] {
  return groups
    .map((group) => ({ ...group, places: group.places.filter(({ roles }) => roles.includes(role)) }))
    .filter(({ places }) => places.length > 0)
}

/** Adds the count of things that wait at one of the pages. */
export const addWaiting = (groups: Group[], to: string, waiting: NonNullable<Place['waiting']>): Group[] =>
  groups.map((group) => ({
    ...group,
    places: group.places.map((place) => (place.to === to && waiting.count > 0 ? { ...place, waiting } : place)),
  }))
