import type { Sheet } from '../sheet.ts'
import { placeBigCommerce } from './bigcommerce.ts'
import { placeVariations } from './magento.ts'
import { placeWix } from './wix.ts'

/** An export of another shop's system whose rows are of several kinds, as a list with a row for each variant. */
export const rewriteExport = (sheet: Sheet): Sheet => placeBigCommerce(placeWix(placeVariations(sheet)))
