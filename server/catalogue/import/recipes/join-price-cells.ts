import { listSources, listTargets } from '../../../../contract/staff/import-recipes.ts'
import { joinPrices } from '../../sheets/decimal-commas.ts'
import type { Sheet } from '../../sheets/sheet.ts'
import type { Making } from './make-row.ts'

/** The columns that prices are read from, by the notation of the whole column. */
export function joinPriceCells(sheet: Sheet, { matching, recipes }: Making): Sheet {
  const isPrice = (target: unknown) => target === 'price' || target === 'salePrice'
  const sources = new Set(recipes.filter((recipe) => listTargets(recipe).some(isPrice)).flatMap(listSources))
  return joinPrices(sheet, (place) => isPrice(matching[place]) || sources.has(sheet.headers[place] ?? ''))
}
