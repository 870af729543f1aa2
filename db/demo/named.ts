import { blankSearchFields } from '../../contract/staff/fields.ts'
import type { DemoValue } from './demo-data.ts'
import type { Hashes } from './media.ts'

/** Ids of the taxonomy terms that the data files name. */
export type TermIds = {
  brand(slug: string): string
  range(routeName: string): string
  subCategory(routeName: string): string
  value(named: DemoValue): number
  displayPlace(key: string): string
}
export type Named = { terms: TermIds; hashOf: Hashes }

/** Fields that every category, brand and range of the demonstration shop shares. */
export const shownTerm = { visible: true, ...blankSearchFields }
