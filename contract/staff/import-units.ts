import { z } from 'zod'

/** What the numbers of a supplier's list are in, where its cells and headings do not say it. */

export const currencies = ['GBP', 'EUR', 'USD', 'SEK', 'DKK', 'NOK', 'CHF', 'PLN'] as const
export type Currency = (typeof currencies)[number]
export const currencyNames: Record<Currency, { one: string; many: string; hundredths: string }> = {
  GBP: { one: 'pound', many: 'pounds', hundredths: 'pence' },
  EUR: { one: 'euro', many: 'euros', hundredths: 'cents' },
  USD: { one: 'US dollar', many: 'US dollars', hundredths: 'cents' },
  SEK: { one: 'Swedish krona', many: 'Swedish kronor', hundredths: 'öre' },
  DKK: { one: 'Danish krone', many: 'Danish kroner', hundredths: 'øre' },
  NOK: { one: 'Norwegian krone', many: 'Norwegian kroner', hundredths: 'øre' },
  CHF: { one: 'Swiss franc', many: 'Swiss francs', hundredths: 'centimes' },
  PLN: { one: 'Polish złoty', many: 'Polish złotys', hundredths: 'groszy' },
}

/** Whether £1,299 stands in the list as 1299 or, in pence, as 129900. */
export const priceParts = ['whole', 'hundredths'] as const
export type PricePart = (typeof priceParts)[number]
/** What was kept before lists in pence were read says nothing of it. */
const PricePart = z.enum(priceParts).default('whole')

export const lengthUnits = ['cm', 'mm', 'in', 'm'] as const
export type LengthUnit = (typeof lengthUnits)[number]

const mostDecimals = 6
const hasFewDecimals = (rate: number) =>
  Math.abs(rate * 10 ** mostDecimals - Math.round(rate * 10 ** mostDecimals)) < 1e-3

export const ImportUnits = z.object({
  currency: z.enum(currencies),
  /** The pounds of one euro, dollar … */
  rates: z.partialRecord(
    z.enum(currencies),
    z
      .number('A number is needed, such as 0.86.')
      .min(0.0001, '0.0001 at least.')
      .max(1000, '1,000 at most.')
      .refine(hasFewDecimals, `${mostDecimals} decimals at most.`),
  ),
  pricesIn: PricePart,
  sizesIn: z.enum(lengthUnits),
})
export type ImportUnits = z.infer<typeof ImportUnits>

export const usualUnits: ImportUnits = { currency: 'GBP', rates: {}, pricesIn: 'whole', sizesIn: 'cm' }

/** What a file itself says of its units. */
export const FoundUnits = z.object({
  currency: z.enum(currencies),
  pricesIn: PricePart,
  sizesIn: z.enum(lengthUnits),
  /** By heading, the currencies other than pounds that it or its cells name. */
  foreign: z.record(z.string(), z.array(z.enum(currencies))),
})
export type FoundUnits = z.infer<typeof FoundUnits>

/** What a file says of its units, and what is usual where it says nothing. */
export function assumeUnits(found: FoundUnits | undefined): ImportUnits {
  if (!found) return usualUnits
  const { foreign: _, ...units } = found
  return { ...usualUnits, ...units }
}
