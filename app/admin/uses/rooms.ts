import { href } from 'react-router'
import type { MediaUse } from '../../../contract/staff-media.ts'
import type { Found } from '../../../contract/staff-search.ts'
import type { Use } from '../../../contract/staff-uses.ts'

/** Something that uses another thing, in the shop or in the bin. */
export type AnyUse = Pick<MediaUse, 'id' | 'name' | 'part'> & { kind: MediaUse['kind'] | Use['kind']; inBin?: boolean }

type Kind = AnyUse['kind'] | Found['kind']

const rooms: Record<Kind, { noun: string; address(id: string): string }> = {
  product: { noun: 'Product', address: (uuid) => href('/admin/products/:uuid', { uuid }) },
  brand: { noun: 'Brand', address: (uuid) => href('/admin/brands/:uuid', { uuid }) },
  range: { noun: 'Range', address: (uuid) => href('/admin/ranges/:uuid', { uuid }) },
  category: { noun: 'Category', address: (id) => href('/admin/categories/:id', { id }) },
  'sub-category': { noun: 'Sub-category', address: (uuid) => href('/admin/sub-categories/:uuid', { uuid }) },
  property: { noun: 'Property', address: (id) => href('/admin/properties/:id', { id }) },
  enquiry: { noun: 'Enquiry', address: (uuid) => href('/admin/enquiries/:uuid', { uuid }) },
  'home-row': { noun: 'Row of the home page', address: () => href('/admin/home') },
  slide: { noun: 'Slide', address: (uuid) => href('/admin/home/slides/:uuid', { uuid }) },
  popup: { noun: 'Pop-up', address: (uuid) => href('/admin/popups/:uuid', { uuid }) },
  page: { noun: 'Page', address: (id) => href('/admin/pages/:id', { id }) },
  listing: { noun: 'Listing page', address: (key) => href('/admin/listing-pages/:key', { key }) },
  person: { noun: 'Person', address: () => href('/admin/people') },
  settings: { noun: 'Settings', address: () => href('/admin/settings') },
}

/** What a thing is called in the desk, and where it is edited there. */
export const findRoom = ({ kind, id }: { kind: Kind; id: string }) => ({
  noun: rooms[kind].noun,
  to: rooms[kind].address(id),
})
