import { cutInvisible } from '../../../../contract/pasted-text.ts'
import { isPriceRange, readPrice } from '../../../../contract/price-text.ts'

export const writeYesNo = (is: boolean) => (is ? 'yes' : 'no')

/** undefined: the text is neither yes nor no. */
export function readYesNo(text: string): boolean | undefined {
  const word = text.trim().toLowerCase()
  if (['yes', 'y', 'true', '1', 'x'].includes(word)) return true
  return ['no', 'n', 'false', '0'].includes(word) ? false : undefined
}

/** Centimetres as a sheet has them. */
export const writeMeasure = (centimetres: number | null) => (centimetres === null ? '' : String(centimetres))

/** undefined: the text is no measure. As in forms, a comma before three digits parts thousands. */
export function readMeasure(text: string): number | undefined {
  const given = cutInvisible(text).trim()
  const [, digits] = /^(\d+(?:[.,]\d+)?(?:e-?\d+)?)\s*(?:cm)?$/i.exec(given) ?? []
  if (digits === undefined) return undefined
  return Number(/^\d{1,3},\d{3}$/.test(digits) ? digits.replace(',', '') : digits.replace(',', '.'))
}

/** Pence as a sheet has them; nothing where there is no price. */
export const writePounds = (pence: number | null) => (pence === null ? '' : (pence / 100).toFixed(2))

/**
 * The pence of a price in a sheet, as forms read it too; undefined: it is not a price. A sheet gets no note, so ‘from
 * £1,299’ is refused there: it may be the price of another row.
 */
export function readPounds(text: string): number | undefined {
  if (isFrom.test(text)) return undefined
  const reading = readPrice(text)
  if ('refusal' in reading || reading.pounds === null || reading.pounds < 0) return undefined
  return Math.round(reading.pounds * 100)
}

const isFrom = /\bfrom\b/i
export const saysPriceRange = (text: string): boolean => isFrom.test(text) || isPriceRange(text)
