import { simplify } from '../simple-text.ts'
import type { SheetColumn } from './sheets.ts'

/** A heading reduced to lower-case letters and digits, by which headings of two files are compared. */
export const plainHeading = (heading: string) =>
  simplify(heading)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/**
 * The keys under which the columns of a file are remembered. Headings that differ only in symbols, such as Price (£)
 * and Price (€), or are in another script, are kept as they are.
 */
function keyHeadings(headings: string[]): string[] {
  const plain = headings.map(plainHeading)
  const isOwn = (key: string) => key !== '' && plain.indexOf(key) === plain.lastIndexOf(key)
  return headings.map((heading, place) => {
    const key = plain[place] ?? ''
    return isOwn(key) ? key : heading.trim().toLowerCase()
  })
}

type KnownColumns = Record<string, SheetColumn>

export function rememberColumns(headings: string[], matching: (SheetColumn | null)[]): KnownColumns {
  const keys = keyHeadings(headings)
  return Object.fromEntries(
    matching.flatMap((column, place): [string, SheetColumn][] => (column ? [[keys[place] ?? '', column]] : [])),
  )
}

/** The earlier matching of each column; null for a column that was not matched. */
export function recallColumns(headings: string[], columns: KnownColumns): (SheetColumn | null)[] {
  const take = takeOnce()
  const known = new Map(Object.entries(columns))
  const recalled = keyHeadings(headings).map((key) => take(known.get(key)))
  // An earlier version of the shop remembered every column by its reduced heading.
  return recalled.map((column, place) => column ?? take(known.get(plainHeading(headings[place] ?? ''))))
}

/** Returns a function that passes each column on only once: to the first that asks for it, and none that is taken already. */
export function takeOnce(taken: Iterable<string> = []) {
  const given = new Set<string>(taken)
  return (column: SheetColumn | null | undefined): SheetColumn | null => {
    if (!column || given.has(column)) return null
    given.add(column)
    return column
  }
}
