/** The text of a cell whose formula was never calculated. */
export const noResult = '#NO RESULT'

const error =
  /^(#(?:N\/A|NA|DIV\/0!|REF!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|GETTING_DATA)|Err:\d{3})$/i

/** Explains a formula error, which is a fault of its row unless its column is left out. */
export function describeError(text: string): string | undefined {
  const shown = text.trim()
  if (shown === noResult)
    return 'The formula in this cell has no result yet. Please open the file in Excel or LibreOffice, and save it.'
  return error.test(shown) ? `The formula in this cell shows the error ${shown}.` : undefined
}
