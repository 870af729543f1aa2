/**
 * 12,500. Without `Intl`, because on a phone the first number format takes longer than the rest of a page's start
 * (decision 183).
 */
export const writeWhole = (digits: number | string): string => String(digits).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** '1 product', '12,500 products', '2 enquiries'. */
export const writeCount = (amount: number, one: string, many = pluralOf(one)): string =>
  amount === 1 ? `1 ${one}` : `${writeWhole(amount)} ${many}`

const pluralOf = (noun: string) => `${noun.replace(/([^aeiou])y$/, '$1ie')}s`
