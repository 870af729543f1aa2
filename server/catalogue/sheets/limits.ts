/** What a table of products has at most. */
export const mostColumns = 200
export const longestCell = 30_000
export const mostRows = 50_000
/** With those that hold nothing, of which spreadsheets like to add some. */
export const mostRowsAtAll = 1_000_000

export const cellTooLong = `a cell holds ${longestCell.toLocaleString('en-GB')} characters at most. Is a quote open?`
export const tooManyRows = `It has more than ${mostRows.toLocaleString('en-GB')} rows.`
