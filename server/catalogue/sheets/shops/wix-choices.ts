import type { Sheet, SheetRow } from '../sheet.ts'
import type { Family, ReadCell } from './families.ts'

export const optionPlaces = [1, 2, 3, 4, 5, 6]
const headingsOf = (place: number) => [`productOptionDescription${place}`, `productOptionChoices${place}`]

export const readOptionName = (row: SheetRow, place: number, read: ReadCell) => read(row, `productOptionName${place}`)

export const readChoices = (row: SheetRow, place: number, read: ReadCell): string[] =>
  read(row, ...headingsOf(place))
    .split(';')
    .map(cutColour)
    .filter((value) => value !== '')

/** #8a9a5b:Sage */
const cutColour = (value: string) => value.replace(/^\s*#[\da-f]{3,8}:|:#[\da-f]{3,8}\s*$/i, '').trim()

/** More than any shop would sell of one product: then it stays one piece with all its choices. */
const maxCombinations = 100

/** Wix writes no rows for variants that all have the product's price: every combination of its choices is one. */
export function openChoices({ headers }: Sheet, read: ReadCell): (family: Family) => Family {
  const names = headers.map((heading) => heading.trim().toLowerCase())
  const findColumn = (place: number) =>
    headingsOf(place)
      .map((heading) => names.indexOf(heading.toLowerCase()))
      .find((column) => column >= 0) ?? -1
  return (family) => {
    const { product, variants } = family
    if (variants.length > 0) return family
    const options = optionPlaces
      .filter((place) => readOptionName(product, place, read) !== '')
      .map((place) => ({ column: findColumn(place), choices: readChoices(product, place, read) }))
      .filter(({ choices }) => choices.length > 0)
    const amount = options.reduce((product, { choices }) => product * choices.length, 1)
    if (amount < 2 || amount > maxCombinations) return family
    const chosen = options.reduce<Map<number, string>[]>(
      (all, { column, choices }) =>
        all.flatMap((combination) => choices.map((choice) => new Map(combination).set(column, choice))),
      [new Map()],
    )
    const write = (combination: Map<number, string>) => headers.map((_, place) => combination.get(place) ?? '')
    return { ...family, variants: chosen.map((combination) => ({ line: product.line, cells: write(combination) })) }
  }
}
