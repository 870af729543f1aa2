import { writeWhole } from '../../../contract/whole-numbers.ts'
/** The limits of a table of products. */
export const maxColumns = 200
export const maxCellLength = 30_000
export const maxRows = 100_000
/** Includes empty columns, which spreadsheets often add. */
export const maxTotalRows = 1_000_000

export const cellTooLong = `a cell holds ${writeWhole(maxCellLength)} characters at most. Is a quote open?`
export const tooManyRows = `It has more than ${writeWhole(maxRows)} rows.`
