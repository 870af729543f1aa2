import { cutInvisible } from './pasted-text.ts'
import { cutPriceWords, joinSpaces, saysWithoutVat } from './price-words.ts'
import { formatPounds } from './prices.ts'

/** A parsed price: pounds or none, with a note for the person who typed it, or the reason for a refusal. */
type PriceReading = { pounds: number | null; note?: string } | { refusal: string }

const british = /^-?(?=[.\d])(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d{1,2}0*)?$/
/** Thousands separated by a space: 1 299 or 1 299.50. */
const spaced = /^-?\d{1,3}(?: \d{3})+(?:\.\d{1,2})?$/
/** Prices in Continental notation: 1.299,00 or 1 299,50 or 49,9. */
const continental = /^-?(?:\d{1,3}(?:[. ]\d{3})+|\d+),\d{1,2}$/
/**
 * Prices as formulas of a spreadsheet calculate them: with four decimals or more, or after four digits, the point does
 * not separate thousands.
 */
const computed = /^(?:\d+\.\d{4,15}|\d{4,9}\.\d{3})$/
const unclear = /^[1-9]\d{0,2}(?:\.\d{3})+$/

const noPrice =
  /^(?:p\.?o\.?a\.?|t\.?b\.?[acd]\.?|n\/?a|none|to be (?:confirmed|advised)|enquire|(?:price )?(?:up)?on (?:request|application|enquiry)|(?:price )?(?:in[- ]store|in the shop|instore)(?: only)?|(?:please )?(?:call|ring|ask|enquire|contact us|phone)(?: (?:us|for (?:a )?price|in[- ]store))*|-+|[–—])$/i
const range = /\d\s*(?:-|–|—|\bto\b)\s*(?:£|gbp)?\s*\d/i
const otherCurrency = /[$€¥]|\b(?:eur|euros?|usd|dollars?)\b/i

/** ‘POA’ and the like: it has no price, which is not a fault. */
export const saysNoPrice = (text: string): boolean => text.trim() === '' || noPrice.test(text.trim())

export const isPriceRange = (text: string): boolean => range.test(text)

/** Parses a price as people type and paste it, for every field that holds one. */
export function readPrice(text: string): PriceReading {
  const typed = joinSpaces(cutInvisible(text))
  if (typed === '') return { pounds: null }
  const plain = typed.replace(/^(-?)£ ?/, '$1')
  if (british.test(plain) && !unclear.test(plain)) return { pounds: Number(plain.replaceAll(',', '')) }
  if (saysNoPrice(typed)) return { pounds: null, note: `‘${typed}’ is not a price, so this is left empty.` }
  if (otherCurrency.test(typed)) return { refusal: `‘${typed}’ is not in pounds.` }
  if (isPriceRange(typed)) return { refusal: `‘${typed}’ is two prices. Give the lower one: cards say ‘From’.` }
  if (saysWithoutVat(typed)) return { refusal: `‘${typed}’ is without VAT. Give the price with VAT.` }
  const amount = cutSigns(cutPriceWords(typed))
  if (unclear.test(amount)) return { refusal: `‘${typed}’ can be read in two ways. Write it without the dot.` }
  const pounds = readAmount(amount)
  if (pounds === undefined) return { refusal: `‘${typed}’ is not a price. A price looks like 1299 or 1299.50.` }
  return { pounds, note: `‘${typed}’ is read as ${formatPounds(pounds)}.` }
}

/** Removes the name of the currency, and a sign that stands for no pence: £1299.- */
const cutSigns = (amount: string) =>
  amount.replace(/^(-?)(?:£|gbp) ?/i, '$1').replace(/(?:[.,][-–—])?(?: ?(?:£|gbp|pounds?))?$/i, '')

function readAmount(amount: string): number | undefined {
  if (british.test(amount)) return Number(amount.replaceAll(',', ''))
  if (spaced.test(amount)) return Number(amount.replaceAll(' ', ''))
  if (continental.test(amount)) return Number(amount.replaceAll(/[. ]/g, '').replace(',', '.'))
  return computed.test(amount) ? roundToPence(amount) : undefined
}

/** Rounds as it is written: 1.005 as a number is a little less. Less than half a penny is no price. */
function roundToPence(exact: string): number | undefined {
  const [pounds = '', decimals = ''] = exact.split('.')
  const half = Number(decimals[2] ?? 0) >= 5 ? 1 : 0
  return (Number(pounds) * 100 + Number(decimals.slice(0, 2)) + half) / 100 || undefined
}
