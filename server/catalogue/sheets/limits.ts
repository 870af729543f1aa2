import { writeWhole } from '../../../contract/whole-numbers.ts'
/** The limits of a table of products. */
export const mostColumns = 200
export const longestCell = 30_000
export const mostRows = 100_000
/** Includes empty columns, which spreadsheets often add. */
export const mostRowsAtAll = 1_000_000

export const cellTooLong = `a cell holds ${writeWhole(longestCell)} characters at most. Is a quote open?`
export const tooManyRows = `It has more than ${writeWhole(mostRows)} rows.`
