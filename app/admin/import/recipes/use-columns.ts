import { useState } from 'react'
import { recallColumns, takeOnce } from '../../../../contract/staff/heading-keys.ts'
import type { ImportView, Matching } from '../../../../contract/staff/import.ts'
import {
  isColumn,
  listSources,
  listTargets,
  propertyOf,
  type Recipe,
  type Target,
} from '../../../../contract/staff/import-recipes.ts'

export type Columns = { matching: Matching; recipes: Recipe[] }

/** Whether a recipe only takes a property's values from one column: that is chosen in the table of columns, like a field. */
export const holdsProperty = (recipe: Recipe) =>
  recipe.kind === 'joined' && recipe.from.length === 1 && propertyOf(recipe.to) !== undefined
const holdsPropertyOf = (header: string) => (recipe: Recipe) =>
  holdsProperty(recipe) && listSources(recipe)[0] === header

/** Whether a recipe makes several variants of a row. There can be only one: a new one replaces it. */
const makesVariants = ({ kind }: Recipe) => kind === 'each' || kind === 'grades'

/** The matching of the columns, and the recipes. If two of them fill the same field, the later choice wins. */
export function useColumns({ columns: given, recipes: first, supplier: named, suppliers }: ImportView) {
  const [supplier, setSupplier] = useState(named)
  const [columns, setColumns] = useState<Columns>({ matching: given.map(({ column }) => column), recipes: first })
  const headers = given.map(({ header }) => header)
  /** For a known supplier, restores the columns and recipes of its last file. */
  const nameSupplier = (name: string) => {
    setSupplier(name)
    const known = suppliers.find((matching) => matching.supplier === name)
    if (known) setColumns(recall(given, known))
  }
  const targetOf = (place: number): Target | null => {
    const held = columns.recipes.find(holdsPropertyOf(headers[place] ?? ''))
    return columns.matching[place] ?? (held && listTargets(held)[0]) ?? null
  }
  const choose = (place: number, target: Target | null) => {
    const header = headers[place] ?? ''
    const { matching, recipes } = release(columns, target ? [target] : [])
    const others = recipes.filter((recipe) => !holdsPropertyOf(header)(recipe))
    const column = target && isColumn(target) ? target : null
    const held: Recipe[] = target && !column ? [{ kind: 'joined', from: [header], between: '', to: target }] : []
    setColumns({ matching: matching.with(place, column), recipes: [...others, ...held] })
  }
  const keep = (recipe: Recipe, was?: Recipe) => {
    const isReplaced = (known: Recipe) =>
      known === was ||
      (makesVariants(recipe) && makesVariants(known)) ||
      (recipe.kind === 'each' && holdsPropertyOf(recipe.from)(known))
    const others = { ...columns, recipes: columns.recipes.filter((one) => !isReplaced(one)) }
    const { matching, recipes } = release(others, listTargets(recipe))
    setColumns({ matching, recipes: [...recipes, recipe] })
  }
  const remove = (recipe: Recipe) =>
    setColumns({ ...columns, recipes: columns.recipes.filter((one) => one !== recipe) })
  return { supplier, nameSupplier, headers, columns, targetOf, choose, keep, remove }
}

/** Frees these targets from whatever fills them now. */
function release({ matching, recipes }: Columns, targets: Target[]): Columns {
  const taken = new Set<Target | null>(targets.filter(isColumn))
  return {
    matching: matching.map((column) => (taken.has(column) ? null : column)),
    recipes: recipes.flatMap((recipe): Recipe[] => {
      if (recipe.kind !== 'split') return taken.has(recipe.to) ? [] : [recipe]
      const parts = recipe.parts.map((part) => (taken.has(part) ? null : part))
      return parts.every((part) => part === null) ? [] : [{ ...recipe, parts }]
    }),
  }
}

/** Restores a supplier's columns and recipes. Columns that its earlier file lacked stay as they were guessed. */
function recall(given: ImportView['columns'], known: ImportView['suppliers'][number]): Columns {
  const headers = given.map(({ header }) => header)
  const recipes = known.recipes.filter((recipe) => listSources(recipe).every((header) => headers.includes(header)))
  const take = takeOnce(recipes.flatMap(listTargets))
  const recalled = recallColumns(headers, known.columns).map(take)
  return { matching: recalled.map((column, place) => column ?? take(given[place]?.column)), recipes }
}
