import { cutInvisible } from '../../../../contract/pasted-text.ts'
import { cutPriceWords } from './price-words.ts'

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

const amount = (digits: string) => new RegExp(`^(?:£|GBP)?\\s*${digits}(?:[.,][-–—])?(?:\\s*(?:£|GBP))?$`, 'i')
const plain = amount('(\\d+|\\d{1,3}(?:[, \\u00a0\\u202f]\\d{3})+)(?:\\.(\\d{1,2})0*)?')
/** The notation of shops on the Continent. */
const continental = amount('(\\d+|\\d{1,3}(?:[. \\u00a0\\u202f]\\d{3})+),(\\d{1,2})')

/**
 * Prices as formulas of a spreadsheet calculate them: with four decimals or more, or after four digits, the point does
 * not separate thousands.
 */
const computed = amount('(\\d+\\.\\d{4,15}|\\d{4,9}\\.\\d{3})')

/** The pence that a price in a sheet says, `1,299.00` and `£1299 inc VAT` alike; undefined: it is not a price. */
export function readPounds(text: string): number | undefined {
  const given = cutInvisible(text).trim()
  return readAmount(given) ?? readAmount(cutPriceWords(given))
}

function readAmount(text: string): number | undefined {
  const [, pounds, pence = ''] = plain.exec(text) ?? continental.exec(text) ?? []
  if (pounds !== undefined) return Number(pounds.replace(/[^\d]/g, '')) * 100 + Number(pence.padEnd(2, '0'))
  const [, exact] = computed.exec(text) ?? []
  return exact === undefined ? undefined : roundToPence(exact)
}

/** Rounds as it is written: 1.005 as a number is a little less. Less than half a penny is no price: 0 would mean ‘In store only’. */
function roundToPence(exact: string): number | undefined {
  const [pounds = '', decimals = ''] = exact.split('.')
  const half = Number(decimals[2] ?? 0) >= 5 ? 1 : 0
  return Number(pounds) * 100 + Number(decimals.slice(0, 2)) + half || undefined
}

const noPrice =
  /^(-+|–|—|n\/?a|poa|p\.o\.a\.?|tbc|tba|t\.b\.c\.?|(price )?(on|upon) (application|request|enquiry)|call( for price)?|enquire|to be (confirmed|advised))$/i

/** ‘POA’ and the like: it has no price, which is not a fault. */
export const saysNoPrice = (text: string): boolean => text.trim() === '' || noPrice.test(text.trim())

export const isPriceRange = (text: string): boolean =>
  /^\s*from\b/i.test(text) || /\d\s*(?:-|–|—|to\b)\s*(?:£|GBP)?\s*\d/i.test(text)
