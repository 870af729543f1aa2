import type { Currency } from '../../../contract/staff/import-units.ts'

const signs: [Currency, RegExp][] = [
  ['GBP', /£|\bgbp\b|\bpounds?\b|\bsterling\b/i],
  ['EUR', /€|\beur\b|\beuros\b|\(euro\)|\bin euro\b/i],
  ['USD', /(?<![a-z])(?:us\s?)?\$|\busd\b|\bdollars\b/i],
  ['SEK', /\bsek\b/i],
  ['DKK', /\bdkk\b/i],
  ['NOK', /\bnok\b/i],
  ['CHF', /\bchf\b|\bsfr\b/i],
  ['PLN', /\bpln\b|zł/i],
]

/** The one currency that a text names; undefined: it names none, or several. */
export function findCurrency(text: string): Currency | undefined {
  const found = signs.filter(([, sign]) => sign.test(text))
  return found.length === 1 ? found[0]?.[0] : undefined
}

const crowns: readonly Currency[] = ['SEK', 'DKK', 'NOK']

/** A price without the signs of its currency; ‘kr’ is that of the list. */
export function cutCurrency(text: string, currency: Currency): string {
  const bare = signs.reduce((rest, [own, sign]) => (own === currency ? rest.replace(sign, ' ') : rest), text)
  return (crowns.includes(currency) ? bare.replace(/\bkr\b\.?/i, ' ') : bare).trim()
}
