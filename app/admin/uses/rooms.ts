import type { MediaUse } from '../../../contract/staff-media.ts'
import type { Use } from '../../../contract/staff-uses.ts'

/** Something that uses another thing, in the shop or in the bin. */
export type AnyUse = Pick<MediaUse, 'id' | 'name' | 'part'> & { kind: MediaUse['kind'] | Use['kind']; inBin?: boolean }

const rooms: Record<AnyUse['kind'], { noun: string; address(id: string): string }> = {
  product: { noun: 'Product', address: (id) => `/admin/products/${id}` },
  brand: { noun: 'Brand', address: (id) => `/admin/brands/${id}` },
  range: { noun: 'Range', address: (id) => `/admin/ranges/${id}` },
  category: { noun: 'Category', address: (id) => `/admin/categories/${id}` },
  'sub-category': { noun: 'Sub-category', address: (id) => `/admin/sub-categories/${id}` },
  'home-row': { noun: 'Row of the home page', address: () => '/admin/home' },
  slide: { noun: 'Slide', address: (id) => `/admin/slides/${id}` },
  popup: { noun: 'Pop-up', address: (id) => `/admin/popups/${id}` },
  page: { noun: 'Page', address: (id) => `/admin/pages/${id}` },
  listing: { noun: 'List page', address: (id) => `/admin/listings/${id}` },
  settings: { noun: 'Settings', address: () => '/admin/settings' },
}

/** What a thing is called in the desk, and where it is edited there. */
export const findRoom = ({ kind, id }: AnyUse) => ({ noun: rooms[kind].noun, to: rooms[kind].address(id) })
