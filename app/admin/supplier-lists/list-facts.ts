import type { ListOutcome, SupplierListEdit } from '../../../contract/staff/supplier-lists.ts'

export const listLabels: Record<keyof SupplierListEdit, string> = {
  name: 'Supplier',
  address: 'Address of the list',
  signIn: 'How to sign in',
  userName: 'User name',
  headerName: 'Name of the header',
  hour: 'Fetched at',
  isFetched: 'Fetch it every night',
  appliesItself: 'Apply it automatically',
  archivesMissing: 'Archive products missing from two lists in a row',
  mostPercent: 'A price may move by',
}

export const outcomeNames: Record<ListOutcome, string> = {
  never: 'Not fetched yet',
  checking: 'Preview running',
  applying: 'Being applied',
  unchanged: 'Nothing new',
  ready: 'Waiting for your review',
  held: 'Held back',
  applied: 'Applied',
  failed: 'Could not be fetched',
}

export const beginList = (name: string, address: string): SupplierListEdit => ({
  ...{ name, address, signIn: 'none', userName: '', headerName: '' },
  ...{ hour: 4, isFetched: true, appliesItself: false, archivesMissing: false, mostPercent: 10 },
})

export const showHour = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12}${hour < 12 ? 'am' : 'pm'}`
