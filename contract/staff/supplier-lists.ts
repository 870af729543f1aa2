import { z } from 'zod'
import { get, post } from '../call.ts'
import { Line, NeededLine, Uuid } from './fields.ts'
import { ByUuid, Nothing, uuidKey } from './forms.ts'
import { recordCalls } from './record-calls.ts'
import { editors, open } from './roles.ts'

/** A supplier's list at a web address, fetched every night. */

export const listSignIns = ['none', 'basic', 'header'] as const
export type ListSignIn = (typeof listSignIns)[number]

export const StoredSupplierList = z.object({
  /** The name of the supplier, under which imports remember how its list is read. */
  name: NeededLine(120, 'A name'),
  address: z
    .url({ protocol: /^https?$/, error: 'A web address begins with https:// or http://.' })
    .max(2000, 'Too long: 2,000 characters at most.'),
  signIn: z.enum(listSignIns),
  userName: Line(200),
  headerName: Line(100),
  /** The hour in London at which it is fetched. */
  hour: z.int().min(0).max(23),
  isFetched: z.boolean(),
  /** Whether a list within the limits is applied automatically. */
  appliesItself: z.boolean(),
  /** Whether products missing from two consecutive fetched lists are archived as well. */
  archivesMissing: z.boolean(),
  /** The largest change of a price in a list that is applied automatically. */
  mostPercent: z.int('A whole number.').min(1, '1% at least.').max(100, '100% at most.'),
})

export const SupplierListEdit = StoredSupplierList.superRefine((edit, context) => {
  const refuse = (path: keyof typeof edit, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  // An invalid address has been refused already.
  const { username = '', password = '' } = URL.parse(edit.address) ?? {}
  if (username || password) refuse('address', 'Leave the password out of the address, and choose how to sign in below.')
  if (edit.signIn === 'basic' && edit.userName === '') refuse('userName', 'A user name is needed.')
  if (edit.signIn === 'basic' && edit.userName.includes(':')) refuse('userName', 'A user name has no colon.')
  if (edit.signIn === 'header' && !/^[A-Za-z0-9-]+$/.test(edit.headerName))
    refuse('headerName', 'The name of a header has letters, digits and hyphens, such as X-Api-Key.')
  if (edit.signIn === 'header' && keptHeaders.includes(edit.headerName.toLowerCase()))
    refuse('headerName', 'The shop sets this header itself. Please ask the supplier for another.')
})
export type SupplierListEdit = z.infer<typeof StoredSupplierList>

export const blankSupplierList: SupplierListEdit = {
  name: '',
  address: '',
  signIn: 'none',
  userName: '',
  headerName: '',
  hour: 4,
  isFetched: true,
  appliesItself: false,
  archivesMissing: false,
  mostPercent: 10,
}

const keptHeaders = [
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
  'cookie',
  'upgrade',
]

/**
 * The outcome of the last list: `ready` waits for staff; `held` would have been applied automatically, but something is
 * unusual; `failed` did not arrive, or could not be read.
 */
export const listOutcomes = [
  'never',
  'checking',
  'applying',
  'unchanged',
  'ready',
  'held',
  'applied',
  'failed',
] as const
export const ListOutcome = z.enum(listOutcomes)
export type ListOutcome = z.infer<typeof ListOutcome>

const lastList = {
  outcome: ListOutcome,
  /** The outcome in a sentence. */
  says: z.string(),
  checkedAt: z.string().nullable(),
  importUuid: z.string().nullable(),
}

export const SupplierListRow = z.object({
  uuid: z.string(),
  version: z.number().int(),
  name: z.string(),
  hour: z.number().int(),
  isFetched: z.boolean(),
  updatedAt: z.string(),
  ...lastList,
})
export type SupplierListRow = z.infer<typeof SupplierListRow>

export const SupplierListState = z.object({
  ...lastList,
  secret: z.enum(['none', 'stored', 'unreadable']),
  nextAt: z.string().nullable(),
})
export type SupplierListState = z.infer<typeof SupplierListState>

/** A list that somebody should look at, on the overview. */
export const WaitingList = z.object({ uuid: z.string(), name: z.string(), ...lastList })
export type WaitingList = z.infer<typeof WaitingList>

export const supplierListNames = { one: 'SupplierList', many: 'SupplierLists', ...uuidKey } as const

export const supplierListCalls = {
  ...recordCalls({
    ...supplierListNames,
    readers: editors,
    writers: editors,
    path: '/api/staff/supplier-lists',
    row: SupplierListRow,
    edit: SupplierListEdit,
    stored: StoredSupplierList,
  }),
  supplierListState: open(editors, get('/api/staff/supplier-lists/:uuid/state', SupplierListState, ByUuid)),
  /** '' deletes the stored secret. */
  saveSupplierListSecret: open(
    editors,
    post('/api/staff/supplier-lists/:uuid/secret', Nothing, z.object({ uuid: Uuid, secret: Line(1000) })),
  ),
  fetchSupplierList: open(editors, post('/api/staff/supplier-lists/:uuid/fetch', Nothing, ByUuid)),
}
