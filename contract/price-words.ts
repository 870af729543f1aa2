/** Each part is bounded, so that no cell takes more than linear time. */
const vat = ' ?(?:\\d{1,2}% ?)?vat\\b\\.?\\)?'
const included = new RegExp(`\\(?\\b(?:inc|incl|including|inclusive of)\\b\\.?${vat}`, 'i')
const without = new RegExp(
  `(?:\\(?\\b(?:ex|exc|excl|excluding|exclusive of|without|before|plus|net of)\\b\\.?|\\(?\\+)${vat}`,
  'i',
)

export const joinSpaces = (text: string) => text.replace(/\s+/g, ' ').trim()

/** £1,299.00 inc VAT */
export const saysWithVat = (text: string) => included.test(joinSpaces(text))

/** £540.00 ex VAT, Trade (+ VAT) */
export const saysWithoutVat = (text: string) => without.test(joinSpaces(text))

/** A price, and the words that say that VAT is not in it. */
export function cutWithoutVat(text: string): { price: string; words: string } {
  const joined = joinSpaces(text)
  const words = without.exec(joined)?.[0] ?? ''
  return { price: words === '' ? text : joined.replace(words, ' ').trim(), words }
}

const measures = 'item|piece|unit|pair|set|roll|metre|meter|m2?|sq m'
const wordsBefore = /^(?:(?:rrp|srp|from|now|only|just|price)\b:? ?)+(?=[-£\d.]|gbp)/i
const wordsBehind = new RegExp(` ?\\b(?:each|ea\\.?|only|(?:per|a|the) (?:${measures}))$`, 'i')

/** A price without words that change nothing of it: RRP £1,299.00 inc VAT each*. */
export const cutPriceWords = (text: string): string =>
  joinSpaces(joinSpaces(text).replace(included, ' '))
    .replace(wordsBefore, '')
    .replace(/ ?[*†]{1,3}$/, '')
    .replace(wordsBehind, '')
    .trim()
