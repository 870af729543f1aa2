import { href } from 'react-router'
import { isKindName, type KindName } from '../../../contract/kinds.ts'
import type { HistoryEntry } from '../../../contract/staff/history.ts'
import { findAnyAddress } from '../record-addresses.ts'

const actionWords: Record<string, string> = {
  create: 'created',
  save: 'changed',
  bin: 'moved to the bin',
  restore: 'restored',
  publish: 'put on the site:',
  withdraw: 'took off the site:',
  archive: 'archived',
  order: 'changed the order of',
  arrange: 'arranged the products of',
  merge: 'merged values of',
  delete: 'deleted',
  check: 'checked in the showroom',
  print: 'printed price tickets of',
  'drop ticket': 'removed the price ticket of',
  'note-price': 'noted the earlier price of',
  bulk: 'changed products in bulk:',
  'undo-bulk': 'undid a bulk change:',
  import: 'imported products from a file:',
  'undo-import': 'undid an import:',
  'leave-demonstration': 'removed:',
  'take-back-demonstration': 'brought back:',
}

/** Kinds whose actions are called by words of their own. */
const actionWordsOf: Record<string, Record<string, string>> = {
  person: {
    join: 'joined',
    remove: 'removed',
    restore: 'restored',
    'change role': 'changed the role of',
    'change password': 'changed the password of',
    'reset password': 'set a new password for',
    'set up authenticator': 'set up the authenticator app of',
    'remove authenticator': 'removed the authenticator app of',
    'add passkey': 'added a passkey for',
    'remove passkey': 'removed a passkey of',
    'use recovery code': 'used a recovery code of',
    'make recovery codes': 'made new recovery codes for',
    'end session': 'signed out a device of',
    'end all sessions': 'ended every sign-in of',
    'end other sessions': 'ended the other sign-ins of',
  },
  invitation: {
    invite: 'invited',
    'send again': 'made a new invitation for',
    withdraw: 'withdrew the invitation of',
  },
  enquiry: {
    enter: 'entered',
    move: 'moved',
    assign: 'assigned',
    reply: 'wrote a reply to',
    note: 'wrote a note on',
    'remove note': 'removed a note from',
    'retry mail': 'resent an email about',
  },
  enquiries: { erase: 'erased' },
  'supplier-list': { 'set password': 'set the password of', 'forget password': 'removed the password of' },
  booking: {
    write: 'wrote about',
    book: 'booked',
    enter: 'entered',
    move: 'moved',
    mark: 'changed the status of',
    'retry mail': 'resent an email about',
  },
  bookings: { erase: 'erased' },
} satisfies Partial<Record<KindName, Record<string, string>>>

/** The action in words; the name of the record follows it. */
export const describeAction = ({ action, entity }: HistoryEntry) =>
  actionWordsOf[entity]?.[action] ?? actionWords[action] ?? `${action}, ${entity}:`

/** How the titles of these tasks begin, which repeats the action. */
const titleStarts: Record<string, string> = {
  'undo-bulk': 'Undo: ',
  import: 'Import ',
  'undo-import': 'Undo: import ',
}

/** The name of the record, to follow the action. */
export function nameEntry({ action, name }: Pick<HistoryEntry, 'action' | 'name'>): string {
  const start = titleStarts[action] ?? ''
  return name.startsWith(start) ? name.slice(start.length) : name
}

const actionsWithoutPage = ['undo-import', 'import', 'leave-demonstration', 'take-back-demonstration']

type Placed = Pick<HistoryEntry, 'entity' | 'entityId' | 'action' | 'importUuid'>

/** The address where the record is edited. */
export function findEditor({ entity, entityId, action, importUuid }: Placed): string | undefined {
  if (importUuid) return href('/admin/import/:uuid', { uuid: importUuid })
  const isNoPage = entityId === 'all' || actionsWithoutPage.includes(action)
  return isNoPage || !isKindName(entity) ? undefined : findAnyAddress(entity, entityId)
}
