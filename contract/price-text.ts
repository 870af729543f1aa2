import { cutInvisible } from './pasted-text.ts'
import { formatPounds } from './prices.ts'

/** A parsed price: pounds or none, with a note for the person who typed it, or the reason for a refusal. */
type PriceReading = { pounds: number | null; note?: string } | { refusal: string }

const number = '(?:\\d{1,3}(?:,\\d{3})+|\\d+)?(?:\\.\\d+)?'
const british = new RegExp(`^-?(?=[.\\d])${number}$`)
/** Thousands separated by a space: 1 299 or 1 299.50. */
const spaced = /^-?\d{1,3}(?: \d{3})+(?:\.\d+)?$/
/** Prices in Continental notation: 1.299,00 or 1 299,50 or 49,9. */
const continental = /^-?(?:\d{1,3}(?:[. ]\d{3})+|\d+),\d{1,2}$/
const unclear = /^\d{1,3}(?:\.\d{3})+$/

const noPrice =
  /^(?:p\.?o\.?a\.?|t\.?b\.?[acd]\.?|n\/?a|none|(?:price )?(?:up)?on (?:request|application)|(?:price )?(?:in[- ]store|in the shop|instore)(?: only)?|(?:please )?(?:call|ring|ask|enquire|contact us|phone)(?: (?:us|for (?:a )?price|in[- ]store))*|[-–—])$/i
const range = /\d\s*(?:-|–|—|\bto\b)\s*(?:£|gbp)?\s*\d/i
const withoutVat = /(?:\b(?:ex|exc|excl|excluding|without|before|plus|net of)\b\.?|\+) ?(?:\d{1,2}% ?)?vat\b/i
const otherCurrency = /[$€¥]|\b(?:eur|euros?|usd|dollars?)\b/i
/** Words beside a price that add nothing to it. */
const idleWords =
  /\b(?:from|only|now|just|each|ea|rrp|price|pounds?|(?:per|a) (?:item|piece|pair|set|roll|metre|meter|m2?|sq m)|inc(?:l(?:uding|\.)?)? vat)\b\.?/gi
/** A currency symbol, or a sign that stands for no pence or a footnote: £1299.- or 1299* */
const signs = /£|gbp|[.,][-–—]$|[*†]{1,3}$/gi

/** Parses a price as people type and paste it, for every field that holds one. */
export function readPrice(text: string): PriceReading {
  const typed = cutInvisible(text).replaceAll(/\s+/g, ' ').trim()
  if (typed === '') return { pounds: null }
  if (noPrice.test(typed)) return { pounds: null, note: `‘${typed}’ is not a price, so this is left empty.` }
  if (otherCurrency.test(typed)) return { refusal: `‘${typed}’ is not in pounds.` }
  if (range.test(typed)) return { refusal: `‘${typed}’ is two prices. Give the lower one: cards say ‘From’.` }
  if (withoutVat.test(typed)) return { refusal: `‘${typed}’ is without VAT. Give the price with VAT.` }
  const amount = typed.replaceAll(idleWords, '').trim().replaceAll(signs, '').trim()
  if (unclear.test(amount)) return { refusal: `‘${typed}’ can be read in two ways. Write it without the dot.` }
  const pounds = readAmount(amount)
  if (pounds === undefined) return { refusal: `‘${typed}’ is not a price. A price looks like 1299 or 1299.50.` }
  const isPlain = british.test(typed.replace(/^-?£ ?/, ''))
  return isPlain ? { pounds } : { pounds, note: `‘${typed}’ is read as ${formatPounds(pounds)}.` }
}

function readAmount(amount: string): number | undefined {
  if (british.test(amount)) return Number(amount.replaceAll(',', ''))
  if (spaced.test(amount)) return Number(amount.replaceAll(' ', ''))
  return continental.test(amount) ? Number(amount.replaceAll(/[. ]/g, '').replace(',', '.')) : undefined
}
