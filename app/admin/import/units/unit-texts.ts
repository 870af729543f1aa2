import { type Currency, currencies, currencyNames, type ImportUnits } from '../../../../contract/staff/import-units.ts'

export const askRate = (currency: Currency) => `Please say how many pounds 1 ${currencyNames[currency].one} is.`

/** 1 euro is £0.86. */
export const describeRates = ({ rates }: ImportUnits): string[] =>
  currencies.flatMap((one) => (rates[one] === undefined ? [] : [`1 ${currencyNames[one].one} is £${rates[one]}`]))
