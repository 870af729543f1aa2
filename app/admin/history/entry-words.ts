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
  'note-price': 'noted the earlier price of',
  bulk: 'changed many products:',
  'undo-bulk': 'changed many products:',
}

/** The same words mean something else of people, and of what is told about shoppers. */
const deedsOf: Record<string, Record<string, string>> = {
  person: {
    join: 'joined:',
    remove: 'removed',
    restore: 'let back in',
    'change role': 'changed the role of',
    'change password': 'changed the password of',
    'reset password': 'set a new password for',
    'remove authenticator': 'removed the authenticator app of',
    'use recovery code': 'used a recovery code of',
    'make recovery codes': 'made new recovery codes for',
    'end session': 'ended a sign-in of',
    'end other sessions': 'ended the other sign-ins of',
  },
  invitation: {
    invite: 'invited',
    'send again': 'sent again the invitation of',
    withdraw: 'withdrew the invitation of',
  },
  enquiry: {
    move: 'moved',
    assign: 'assigned',
    reply: 'replied to',
    note: 'wrote a note on',
    'remove note': 'removed a note from',
    'retry mail': 'sent again a mail about',
  },
  enquiries: { erase: 'erased' },
}

/** What was done, before the name of what it was done to. */
export const writeDeed = ({ action, entity }: HistoryEntry) =>
  deedsOf[entity]?.[action] ?? deeds[action] ?? `${action}, ${entity}:`

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
