import { saveLastingRow } from './lasting-rows.ts'
import { listingInfos } from './tables.ts'

export const saveListingInfo = saveLastingRow({ table: listingInfos, id: listingInfos.key, entity: 'listing' })
