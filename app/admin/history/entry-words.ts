import { href } from 'react-router'
import type { HistoryEntry } from '../../../contract/staff-history.ts'

const deeds: Record<string, string> = {
  create: 'made',
  save: 'changed',
  bin: 'moved to the bin',
  restore: 'took out of the bin',
  publish: 'published',
  withdraw: 'took back to draft',
  archive: 'archived',
  order: 'put in another order',
  arrange: 'arranged the products of',
  merge: 'merged values of',
  delete: 'deleted',
  bulk: 'changed many products:',
  'undo-bulk': 'changed many products:',
}

/** What was done, before the name of what it was done to. */
export const writeDeed = ({ action, entity }: HistoryEntry) => deeds[action] ?? `${action}, ${entity}:`

export const kinds = [
  ...['product', 'products', 'brand', 'range', 'category', 'sub-category', 'property', 'picture', 'file'],
  ...['slide', 'home row', 'page', 'listing', 'pop-up', 'redirect', 'settings', 'person', 'enquiry'],
]

/** Where the thing is edited. */
export function findEditor({ entity, entityId }: HistoryEntry): string | undefined {
  if (entityId === 'all') return undefined
  if (entity === 'product') return href('/admin/products/:uuid', { uuid: entityId })
  if (entity === 'products') return href('/admin/products/bulk/:uuid', { uuid: entityId })
  if (entity === 'brand') return href('/admin/brands/:uuid', { uuid: entityId })
  if (entity === 'range') return href('/admin/ranges/:uuid', { uuid: entityId })
  if (entity === 'category') return href('/admin/categories/:id', { id: entityId })
  if (entity === 'sub-category') return href('/admin/sub-categories/:uuid', { uuid: entityId })
  if (entity === 'property') return href('/admin/properties/:id', { id: entityId })
  if (entity === 'slide') return href('/admin/home/slides/:uuid', { uuid: entityId })
  if (entity === 'page') return href('/admin/pages/:id', { id: entityId })
  if (entity === 'pop-up') return href('/admin/popups/:uuid', { uuid: entityId })
  return undefined
}
