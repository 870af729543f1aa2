import { z } from 'zod'

/** What the numbers of a supplier's list are in, where its cells and headings do not say it. */

export const currencies = ['GBP', 'EUR', 'USD', 'SEK', 'DKK', 'NOK', 'CHF', 'PLN'] as const
export type Currency = (typeof currencies)[number]
export const currencyNames: Record<Currency, { one: string; many: string }> = {
  GBP: { one: 'pound', many: 'pounds' },
  EUR: { one: 'euro', many: 'euros' },
  USD: { one: 'US dollar', many: 'US dollars' },
  SEK: { one: 'Swedish krona', many: 'Swedish kronor' },
  DKK: { one: 'Danish krone', many: 'Danish kroner' },
  NOK: { one: 'Norwegian krone', many: 'Norwegian kroner' },
  CHF: { one: 'Swiss franc', many: 'Swiss francs' },
  PLN: { one: 'Polish złoty', many: 'Polish złotys' },
}

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
  sizesIn: z.enum(lengthUnits),
})
export type ImportUnits = z.infer<typeof ImportUnits>

export const usualUnits: ImportUnits = { currency: 'GBP', rates: {}, sizesIn: 'cm' }

/** What a file itself says of its units. */
export const FoundUnits = z.object({
  currency: z.enum(currencies),
  sizesIn: z.enum(lengthUnits),
  /** By heading, the currencies other than pounds that it or its cells name. */
  foreign: z.record(z.string(), z.array(z.enum(currencies))),
})
export type FoundUnits = z.infer<typeof FoundUnits>
