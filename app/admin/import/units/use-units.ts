import { useMemo, useState } from 'react'
import type { ImportView } from '../../../../contract/staff/import.ts'
import { listSources, listTargets } from '../../../../contract/staff/import-recipes.ts'
import { assumeUnits, type Currency, type ImportUnits } from '../../../../contract/staff/import-units.ts'
import type { Columns } from '../recipes/use-columns.ts'

/** The units of the file: those chosen now, or else those stored for the supplier, or else those guessed from the file. */
export function useUnits(view: ImportView, supplier: string, columns: Columns) {
  const [chosen, setChosen] = useState<ImportUnits>()
  const recalled = view.suppliers.find((known) => known.supplier === supplier)?.units
  const decided = chosen ?? (supplier === view.supplier ? view.rules.units : recalled) ?? undefined
  const units = useMemo(() => decided ?? assumeUnits(view.outline?.units), [decided, view])
  const inUse = listCurrencies(view, columns, units)
  return { units, setUnits: setChosen, inUse, unrated: inUse.filter((currency) => units.rates[currency] === undefined) }
}

/** The foreign currencies of the file's prices. */
function listCurrencies(
  { outline, columns: all }: ImportView,
  columns: Columns,
  { currency }: ImportUnits,
): Currency[] {
  const foreign = outline?.units?.foreign ?? {}
  const isPrice = (target: unknown) => target === 'price' || target === 'salePrice'
  const matched = all.flatMap(({ header }, place) => (isPrice(columns.matching[place]) ? [header] : []))
  const made = columns.recipes.filter((recipe) => listTargets(recipe).some(isPrice)).flatMap(listSources)
  const codes = Object.keys(foreign).filter((header) => /currency/i.test(header))
  const sources = [...matched, ...made]
  const named = sources.length === 0 ? [] : [...sources, ...codes].flatMap((header) => foreign[header] ?? [])
  return [...new Set([currency, ...named])].filter((code) => code !== 'GBP')
}
