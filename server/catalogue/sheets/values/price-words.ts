const vat = '(?:\\d{1,2}% )?\\s*vat\\b\\.?\\)?'
const included = new RegExp(`\\(?\\b(?:inc|incl|including|inclusive of)\\b\\.?\\s*${vat}`, 'i')
const without = new RegExp(
  `(?:\\(?\\b(?:ex|exc|excl|excluding|exclusive of|without|before|plus|net of)\\b\\.?|\\(?\\+)\\s*${vat}`,
  'i',
)

/** £1,299.00 inc VAT */
export const saysWithVat = (text: string) => included.test(text)

/** £540.00 ex VAT, Trade (+ VAT) */
export const saysWithoutVat = (text: string) => without.test(text)

/** A price, and the words that say that VAT is not in it. */
export function cutWithoutVat(text: string): { price: string; words: string } {
  const words = without.exec(text)?.[0] ?? ''
  return { price: words === '' ? text : text.replace(words, ' ').trim(), words }
}

/** A price without words that change nothing of it: RRP £1,299.00 inc VAT each*. */
export const cutPriceWords = (text: string): string =>
  text
    .replace(included, ' ')
    .replace(/^\s*(?:rrp|srp|now|only|price)\b:?(?=\s*[£\d])/i, '')
    .replace(/\s*[*†]+\s*$/, '')
    .replace(/\s*\b(?:each|ea\.?|per (?:item|piece|unit))\s*$/i, '')
    .trim()
