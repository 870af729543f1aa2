import { readPounds, writePounds } from '../values/cell-values.ts'
import type { PropertyName } from '../values/properties.ts'

/** A price for one variant, by its code, or for all that have these options; no further rule after the last one. */
export type PriceRule = { code: string; options: PropertyName[]; change: string; isLast: boolean }
type Variant = Pick<PriceRule, 'code' | 'options'>

/** Applies the rules for a variant in turn to the price of its product. */
export function applyRules(whole: string, variant: Variant, rules: PriceRule[]): string {
  const own = rules.filter((rule) => isFor(rule, variant))
  const last = own.findIndex(({ isLast }) => isLast)
  return own.slice(0, last < 0 ? own.length : last + 1).reduce((price, { change }) => changePrice(price, change), whole)
}

function isFor({ code, options }: PriceRule, variant: Variant): boolean {
  if (code !== '') return code === variant.code
  const has = ({ name, value }: PropertyName) =>
    variant.options.some((option) => option.name === name && option.value === value)
  return options.length > 0 && options.every(has)
}

/** [ADD]50, [REMOVE]10%, [FIXED]1299, or a price alone; 0 changes nothing. */
export function changePrice(price: string, change: string): string {
  const [, way = 'FIXED', written = change] = /^\[(ADD|REMOVE|FIXED)\](.*)$/is.exec(change.trim()) ?? []
  const amount = written.trim()
  const [now, pence] = [readPounds(price), readPounds(amount.replace(/%$/, ''))]
  if (change === '' || pence === 0) return price
  if (way.toUpperCase() === 'FIXED' || now === undefined || pence === undefined) return amount
  // A share has two decimals at most, so hundredths of it are whole.
  const by = amount.endsWith('%') ? Math.round((now * pence) / 10_000) : pence
  return writePounds(way.toUpperCase() === 'ADD' ? now + by : now - by)
}
