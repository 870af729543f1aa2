import type { Currency } from '../../../../contract/staff/import-units.ts'

const signs: [Currency, RegExp][] = [
  ['GBP', /£|\bgbp\b|\bpounds?\b|\bsterling\b/i],
  ['EUR', /€|\beur\b|\beuros\b|\(euro\)|\bin euro\b/i],
  ['USD', /(?<![a-z])(?:us\s?)?\$|\busd\b|\bdollars\b/i],
  ['SEK', /\bsek\b/i],
  ['DKK', /\bdkk\b/i],
  ['NOK', /\bnok\b/i],
  ['CHF', /\bchf\b|\bsfr\b/i],
  ['PLN', /\bpln\b|zł/i],
  ['AED', beside('dhs?|dirhams?', 'aed')],
  ['AUD', /\baud\b|(?<![a-z])au?\$/i],
  ['BRL', /\bbrl\b|(?<![a-z])r\$/i],
  ['CAD', /\bcad\b|(?<![a-z])ca?\$/i],
  ['CNY', /\bcny\b|\brmb\b|元/i],
  ['CZK', /\bczk\b|kč/i],
  ['HKD', /\bhkd\b|(?<![a-z])hk\$/i],
  ['HUF', /\bhuf\b/i],
  ['INR', beside('rs', 'inr|₹')],
  ['JPY', /\bjpy\b|[¥￥円]/i],
  ['KRW', /\bkrw\b|₩/i],
  ['MXN', /\bmxn\b|(?<![a-z])mx\$/i],
  ['NZD', /\bnzd\b|(?<![a-z])nz\$/i],
  ['PKR', /\bpkr\b|₨/i],
  ['RON', beside('ron|lei')],
  ['RUB', /\brub\b|₽|\bруб/i],
  ['SAR', beside('sr|riyals?', 'sar')],
  ['SGD', /\bsgd\b|(?<![a-z])s\$/i],
  ['TRY', beside('tl|try', '₺')],
  ['ZAR', beside('r', 'zar')],
]

/** Letters that also begin words of a title name a currency only before or behind a number. */
function beside(words: string, others?: string): RegExp {
  const near = `(?<![\\p{L}])(?:${words})\\b\\.?(?=\\s*\\d)|(?<=\\d\\s*)(?:${words})(?![\\p{L}\\d])`
  const names = others?.split('|').map((name) => (/^\w+$/.test(name) ? `\\b${name}\\b` : name)) ?? []
  return new RegExp([near, ...names].join('|'), 'iu')
}

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
