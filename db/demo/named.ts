import { blankSearchFields } from '../../contract/staff-fields.ts'
import type { DemoValue } from './demo-data.ts'
import type { Hashes } from './media.ts'

/** What the data files name by word, by the id it was given. */
export type Shelves = {
  brand(slug: string): string
  range(routeName: string): string
  subCategory(routeName: string): string
  value(named: DemoValue): number
}
export type Named = { shelves: Shelves; hashOf: Hashes }

/** What every shelf of the demonstration shop has in common. */
export const shownShelf = { visible: true, ...blankSearchFields }
