import { saveSingleRow } from './single-rows.ts'
import { listingInfos } from './tables.ts'

export const saveListingInfo = saveSingleRow({ table: listingInfos, id: listingInfos.key, entity: 'listing' })
