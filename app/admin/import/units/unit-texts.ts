import { type Currency, currencies, currencyNames, type ImportUnits } from '../../../../contract/staff/import-units.ts'

export const askRate = (currency: Currency) => `Please say how many pounds 1 ${currencyNames[currency].one} is.`

/** Describes how prices were converted: the preview shows pounds, whatever the list has. */
export function describePrices(units: ImportUnits): string[] {
  const rates = describeRates(units)
  return [
    ...(units.pricesIn === 'hundredths'
      ? [`The list has prices in ${currencyNames[units.currency].hundredths}: 129900 is read as 1,299.00.`]
      : []),
    ...(rates.length > 0 ? [`Prices are in pounds: ${rates.join(', ')}.`] : []),
  ]
}

/** '1 euro is £0.86.' */
const describeRates = ({ rates }: ImportUnits): string[] =>
  currencies.flatMap((currency) =>
    rates[currency] === undefined ? [] : [`1 ${currencyNames[currency].one} is £${rates[currency]}`],
  )
