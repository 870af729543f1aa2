import { href } from 'react-router'
import { type KindWith, labelKinds, listKinds, recordKinds } from '../../../contract/kinds.ts'
import type { Role } from '../../../contract/staff/sign-in.ts'
import { listAddress } from '../record-addresses.ts'

export type Place = {
  label: string
  to: string
  roles: readonly Role[]
  end?: boolean
  /** A second path whose pages also belong to this entry. */
  also?: string
  /** The number and name of the unfinished items on that page. `isNews`: somebody should look at them soon. */
  waiting?: { count: number; of: string; isNews?: boolean }
}
export type Group = { label: string; places: Place[] }

const everyone: Role[] = ['owner', 'editor', 'sales']
const editors: Role[] = ['owner', 'editor']

const placeKind = (kind: KindWith<'page'>): Place => ({
  label: labelKinds(kind),
  to: listAddress(kind),
  roles: recordKinds[kind].foundBy,
})

/** The pages of the navigation, in order: everyday pages first, the others folded into groups. */
const arranged: Group[] = [
  {
    label: '',
    places: [
      { label: 'Overview', to: href('/admin'), roles: everyone, end: true },
      { label: 'Enquiries', to: href('/admin/enquiries'), roles: ['owner', 'sales'] },
      { label: 'Visits', to: href('/admin/bookings'), roles: ['owner', 'sales'] },
      placeKind('product'),
    ],
  },
  {
    label: 'Catalogue',
    places: [
      { ...placeKind('category'), also: '/admin/sub-categories' },
      placeKind('range'),
      placeKind('brand'),
      placeKind('property'),
      placeKind('display-place'),
      { label: 'Walk the floor', to: href('/admin/walk'), roles: everyone },
      { label: 'Price tickets', to: href('/admin/tickets'), roles: everyone },
      { label: 'Import', to: href('/admin/import'), roles: editors },
    ],
  },
  {
    label: 'The site',
    places: [
      { label: 'Home page', to: href('/admin/home'), roles: editors },
      placeKind('page'),
      { label: 'Listing pages', to: href('/admin/listing-pages'), roles: editors },
      placeKind('pop-up'),
      { label: 'Announcement', to: href('/admin/banner'), roles: editors },
      { label: 'Header and footer', to: href('/admin/links'), roles: editors },
      { label: 'Redirects', to: href('/admin/redirects'), roles: editors },
      { label: 'Searches', to: href('/admin/searches'), roles: editors },
      { label: 'Synonyms', to: href('/admin/synonyms'), roles: editors },
      placeKind('search-rule'),
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
      { label: 'Opening hours', to: href('/admin/opening-hours'), roles: editors },
      { label: 'People', to: href('/admin/people'), roles: ['owner'] },
      { label: 'Look', to: href('/admin/look'), roles: ['owner'] },
      { label: 'Email', to: href('/admin/mail'), roles: ['owner'] },
      { label: 'Settings', to: href('/admin/settings'), roles: ['owner'] },
      { label: 'Bin', to: href('/admin/bin'), roles: editors },
      { label: 'History', to: href('/admin/history'), roles: editors },
      { label: 'Background work', to: href('/admin/tasks'), roles: editors },
    ],
  },
]

const arrangedAddresses = new Set(arranged.flatMap(({ places }) => places.map(({ to }) => to)))

/** Adds each kind that is not named above at the end of its group. */
const groups = arranged.map(({ label, places }) => {
  const kinds = listKinds('page').filter((kind) => recordKinds[kind].page.group === label)
  const more = kinds.map(placeKind).filter(({ to }) => !arrangedAddresses.has(to))
  return { label, places: [...places, ...more] }
})

/** The pages that a role may open. */
export function listPlaces(role: Role): Group[] {
  return groups
    .map((group) => ({ ...group, places: group.places.filter(({ roles }) => roles.includes(role)) }))
    .filter(({ places }) => places.length > 0)
}

/** Adds the count of unfinished items to one of the pages. */
export const addWaiting = (groups: Group[], to: string, waiting: NonNullable<Place['waiting']>): Group[] =>
  groups.map((group) => ({
    ...group,
    places: group.places.map((place) => (place.to === to && waiting.count > 0 ? { ...place, waiting } : place)),
  }))

/** Whether the path is that of the page, or below it. */
export const holdsPath = ({ to, end, also }: Place, path: string): boolean =>
  path === to || (!end && path.startsWith(`${to}/`)) || (also !== undefined && path.startsWith(`${also}/`))

/** The group of the page at this path, by its label; '' for a page of no folded group. */
export const findOpenGroup = (groups: Group[], path: string): string =>
  groups.find(({ places }) => places.some((place) => holdsPath(place, path)))?.label ?? ''

/** The name of the page at this address in the navigation; the overview has none, because it is always one press away. */
export const namePlace = (path: string): string | undefined =>
  groups.flatMap(({ places }) => places).find(({ to }) => to === path && to !== href('/admin'))?.label
