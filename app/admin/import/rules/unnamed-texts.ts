import { formatLongDate } from '../../../../contract/dates/long-date.ts'
import type { MissingProducts } from '../../../../contract/staff/import-rules.ts'
import { writeCount } from '../../../../contract/whole-numbers.ts'

/** '2 products of Oakworks are missing once, from the list of 3 March 2027.' */
export function describeOnce({ count, pieces }: MissingProducts, supplier: string): string {
  const days = new Set(pieces.map(({ since }) => formatLongDate(since)))
  const [day] = days
  return `${writeCount(count, 'product')} of ${supplier} ${count === 1 ? 'is' : 'are'} missing once${
    days.size === 1 && day ? `, from the list of ${day}` : ''
  }.`
}

export const describeTwice = ({ count }: MissingProducts, supplier: string) =>
  `${writeCount(count, 'product')} of ${supplier} ${count === 1 ? 'is' : 'are'} missing from two or more lists in a row.`
