import type { RawRow } from '../sheet.ts'
import { findCurrency } from '../values/currency.ts'
import { readHeadingUnit } from '../values/length-units.ts'

/**
 * The headings over groups of columns, in a file without merged cells: each applies until the next one. They are added
 * only to headings that are unclear without them.
 */
export function nameGroups({ cells: above }: RawRow, headings: string[]): string[] {
  const filled = above.filter((cell) => cell.trim() !== '')
  if (filled.length === 0 || above[0]?.trim() !== '' || filled.length * 2 > headings.length) return []
  let group = ''
  return headings.map((heading, place) => {
    group = above[place]?.trim() || group
    const isRepeated = headings.filter((other) => other.trim() === heading.trim()).length > 1
    const saysLittle = heading.trim().length <= maxShortHeading || isRepeated
    return saysLittle || readHeadingUnit(group) || findCurrency(group) ? group : ''
  })
}

/** W, D, H; A to F; L1. */
const maxShortHeading = 2
