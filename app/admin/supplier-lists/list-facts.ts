import { listFetchingLabels } from '../../../contract/staff/labels.ts'
import type { ListOutcome, SupplierListEdit } from '../../../contract/staff/supplier-lists.ts'

export const listLabels: Record<keyof SupplierListEdit, string> = {
  name: 'Supplier',
  address: 'Address of the list',
  ...listFetchingLabels,
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

/** States that will change without anybody's action. */
export const isUnderWay = ({ outcome }: { outcome: ListOutcome }) => outcome === 'checking' || outcome === 'applying'
