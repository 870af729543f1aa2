import { z } from 'zod'

/** The currency and units of a supplier's list, where its cells and headings do not name them. */

export const currencies = [
  ...(['GBP', 'EUR', 'USD', 'SEK', 'DKK', 'NOK', 'CHF', 'PLN', 'AED', 'AUD', 'BRL', 'CAD', 'CNY', 'CZK'] as const),
  ...(['HKD', 'HUF', 'INR', 'JPY', 'KRW', 'MXN', 'NZD', 'PKR', 'RON', 'RUB', 'SAR', 'SGD', 'TRY', 'ZAR'] as const),
] as const
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
  AED: { one: 'Emirati dirham', many: 'Emirati dirhams', hundredths: 'fils' },
  AUD: { one: 'Australian dollar', many: 'Australian dollars', hundredths: 'cents' },
  BRL: { one: 'Brazilian real', many: 'Brazilian reais', hundredths: 'centavos' },
  CAD: { one: 'Canadian dollar', many: 'Canadian dollars', hundredths: 'cents' },
  CNY: { one: 'Chinese yuan', many: 'Chinese yuan', hundredths: 'fen' },
  CZK: { one: 'Czech koruna', many: 'Czech korunas', hundredths: 'haléřů' },
  HKD: { one: 'Hong Kong dollar', many: 'Hong Kong dollars', hundredths: 'cents' },
  HUF: { one: 'Hungarian forint', many: 'Hungarian forints', hundredths: 'fillér' },
  INR: { one: 'Indian rupee', many: 'Indian rupees', hundredths: 'paise' },
  JPY: { one: 'Japanese yen', many: 'Japanese yen', hundredths: 'sen' },
  KRW: { one: 'Korean won', many: 'Korean won', hundredths: 'jeon' },
  MXN: { one: 'Mexican peso', many: 'Mexican pesos', hundredths: 'centavos' },
  NZD: { one: 'New Zealand dollar', many: 'New Zealand dollars', hundredths: 'cents' },
  PKR: { one: 'Pakistani rupee', many: 'Pakistani rupees', hundredths: 'paisa' },
  RON: { one: 'Romanian leu', many: 'Romanian lei', hundredths: 'bani' },
  RUB: { one: 'Russian rouble', many: 'Russian roubles', hundredths: 'kopecks' },
  SAR: { one: 'Saudi riyal', many: 'Saudi riyals', hundredths: 'halalas' },
  SGD: { one: 'Singapore dollar', many: 'Singapore dollars', hundredths: 'cents' },
  TRY: { one: 'Turkish lira', many: 'Turkish lira', hundredths: 'kuruş' },
  ZAR: { one: 'South African rand', many: 'South African rand', hundredths: 'cents' },
}

/** Whether £1,299 is written as 1299 or, in pence, as 129900. */
const priceParts = ['whole', 'hundredths'] as const
export type PricePart = (typeof priceParts)[number]
/** Units stored before lists in pence could be read lack this field. */
const PricePart = z.enum(priceParts).default('whole')

export const lengthUnits = ['cm', 'mm', 'in', 'm'] as const
export type LengthUnit = (typeof lengthUnits)[number]

const maxDecimals = 6
const hasFewDecimals = (rate: number) =>
  Math.abs(rate * 10 ** maxDecimals - Math.round(rate * 10 ** maxDecimals)) < 1e-3

export const ImportUnits = z.object({
  currency: z.enum(currencies),
  /** The value in pounds of one euro, dollar and so on. */
  rates: z.partialRecord(
    z.enum(currencies),
    z
      .number('A number is needed, such as 0.86.')
      .min(0.0001, '0.0001 at least.')
      .max(1000, '1,000 at most.')
      .refine(hasFewDecimals, `${maxDecimals} decimals at most.`),
  ),
  pricesIn: PricePart,
  sizesIn: z.enum(lengthUnits),
})
export type ImportUnits = z.infer<typeof ImportUnits>

export const defaultUnits: ImportUnits = { currency: 'GBP', rates: {}, pricesIn: 'whole', sizesIn: 'cm' }

/** The units that the file itself names. */
export const FoundUnits = z.object({
  currency: z.enum(currencies),
  pricesIn: PricePart,
  sizesIn: z.enum(lengthUnits),
  /** By heading, the foreign currencies that it or its cells name. */
  foreign: z.record(z.string(), z.array(z.enum(currencies))),
})
export type FoundUnits = z.infer<typeof FoundUnits>

/** The units that a file names, with defaults for those that it does not name. */
export function assumeUnits(found: FoundUnits | undefined): ImportUnits {
  if (!found) return defaultUnits
  const { foreign: _, ...units } = found
  return { ...defaultUnits, ...units }
}
