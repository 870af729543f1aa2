import { listSources, listTargets } from '../../../../contract/staff/import-recipes.ts'
import type { Sheet } from '../../sheets/sheet.ts'
import { joinPrices } from '../../sheets/values/decimal-commas.ts'
import { convertPrices } from '../units/price-currencies.ts'
import type { Making } from './make-row.ts'

/** Converts each column that prices are read from to pounds, by the notation of the whole column. */
export function readPriceCells(sheet: Sheet, { matching, recipes, units }: Making): Sheet {
  const isPrice = (target: unknown) => target === 'price' || target === 'salePrice'
  const sources = new Set(recipes.filter((recipe) => listTargets(recipe).some(isPrice)).flatMap(listSources))
  const priced = sheet.headers.flatMap((header, place) =>
    isPrice(matching[place]) || sources.has(header) ? [{ place, isExact: !isPrice(matching[place]) }] : [],
  )
  const joined = joinPrices(sheet, (place) => priced.some((column) => column.place === place))
  return convertPrices(joined, priced, units)
}
