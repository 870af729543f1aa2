import type { ListingInfoEdit } from '../../contract/staff-site.ts'
import type { Transaction } from '../platform/database.ts'
import type { Change } from './changes.ts'
import { saveRow } from './kept-rows.ts'
import { listingInfos } from './tables.ts'

const kind = { table: listingInfos, id: listingInfos.key, entity: 'listing' as const }
export type ListingKey = (typeof listingInfos.$inferSelect)['key']

export async function saveListingInfo(
  tx: Transaction,
  change: Change,
  key: ListingKey,
  expectedVersion: number,
  edit: ListingInfoEdit,
) {
  const { version } = await saveRow(tx, change, kind, { rowId: key, expectedVersion, edit })
  change.touchesPublic()
  return { version }
}
