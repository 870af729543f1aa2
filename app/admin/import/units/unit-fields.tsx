import { capitalize } from '../../../../contract/capitals.ts'
import {
  type Currency,
  currencies,
  currencyNames,
  type ImportUnits,
  type LengthUnit,
  type PricePart,
} from '../../../../contract/staff/import-units.ts'
import { NeededChoice } from '../../form/fields/choice-field.tsx'
import { NumberField } from '../../form/fields/number-field.tsx'
import { askRate } from './unit-texts.ts'

type Props = {
  value: ImportUnits
  /** Currencies that need an exchange rate to pounds. */
  inUse: Currency[]
  isAsked: boolean
  onChange(value: ImportUnits): void
}

const lengths: { value: LengthUnit; label: string }[] = [
  { value: 'cm', label: 'Centimetres' },
  { value: 'mm', label: 'Millimetres' },
  { value: 'in', label: 'Inches' },
  { value: 'm', label: 'Metres' },
]
const money = currencies.map((value) => ({ value, label: capitalize(currencyNames[value].many) }))

/** Whether prices are in pounds, as in 1299.00, or in pence, as in 129900. */
function listParts(currency: Currency): { value: PricePart; label: string }[] {
  const { many, hundredths } = currencyNames[currency]
  return [
    { value: 'whole', label: `${capitalize(many)}, such as 1299.00` },
    { value: 'hundredths', label: `${capitalize(hundredths)}, such as 129900` },
  ]
}

/** The currency and units of the list. A price in another currency is never read as pounds. */
export function UnitFields({ value, inUse, isAsked, onChange }: Props) {
  const { currency, pricesIn, sizesIn, rates } = value
  const rate = (currency: Currency, pounds: number | null) => {
    const { [currency]: _, ...others } = rates
    onChange({ ...value, rates: pounds === null ? others : { ...others, [currency]: pounds } })
  }
  return (
    <fieldset className="max-w-2xl">
      <legend className="mb-2 font-semibold">What its numbers are in</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <NeededChoice
          bound={{
            name: 'units.currency',
            label: 'Prices',
            value: currency,
            problems: {},
            onChange: (next) => onChange({ ...value, currency: next }),
          }}
          choices={money}
          hint="Where neither a price nor its heading says it."
        />
        <NeededChoice
          bound={{
            name: 'units.parts',
            label: 'Prices are written in',
            value: pricesIn,
            problems: {},
            onChange: (next) => onChange({ ...value, pricesIn: next }),
          }}
          choices={listParts(currency)}
          hint="A price with a sign, such as £1,299, is read as it stands."
        />
        <NeededChoice
          bound={{
            name: 'units.sizes',
            label: 'Sizes',
            value: sizesIn,
            problems: {},
            onChange: (next) => onChange({ ...value, sizesIn: next }),
          }}
          choices={lengths}
          hint="Where neither a size nor its heading says it."
        />
        {inUse.map((currency) => (
          <NumberField
            key={currency}
            bound={{
              name: `units.rates.${currency}`,
              label: `1 ${currencyNames[currency].one} is`,
              problems: {},
              value: rates[currency] ?? null,
              problem: isAsked && rates[currency] === undefined ? askRate(currency) : undefined,
              onChange: (pounds) => rate(currency, pounds),
            }}
            unit="pounds"
            hint="Your rate, such as 0.86. It is remembered for this supplier."
          />
        ))}
      </div>
    </fieldset>
  )
}
