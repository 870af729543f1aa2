import {
  type EachRecipe,
  type GradesRecipe,
  propertyOf,
  type Recipe,
  type Target,
} from '../../../../contract/staff/import-recipes.ts'
import type { ImportRow, SheetRow } from '../../sheets/sheet.ts'
import { cutCurrency, findCurrency } from '../../sheets/values/currency.ts'

/** Splits the names in a cell: Oak / Walnut / Black. */
export function splitNameCell(text: string, between: string): string[] {
  const parts = text.split(between.trim() === '' ? /\r?\n/ : between.trim()).map((part) => part.trim())
  return [...new Set(parts.filter((part) => part !== ''))]
}

/** A recipe that makes several variants of a row. */
export const findSplitting = (recipes: Recipe[]) =>
  recipes.find((recipe): recipe is EachRecipe | GradesRecipe => recipe.kind === 'each' || recipe.kind === 'grades')

/** One of the variants that a row stands for; it has no name where the row names none. */
type Part = { row: SheetRow; name: string }

export function openSplitting(headers: string[], recipe: EachRecipe | GradesRecipe): (row: SheetRow) => Part[] {
  if (recipe.kind === 'each') {
    const place = headers.indexOf(recipe.from)
    return (row) => splitNames(row, place, recipe.between)
  }
  const places = recipe.from.map((heading) => headers.indexOf(heading))
  return (row) => splitGrades(row, headers, places)
}

function splitNames(row: SheetRow, place: number, between: string): Part[] {
  const names = splitNameCell(row.cells[place] ?? '', between)
  if (names.length < 2) return [{ row, name: row.cells[place]?.trim() ?? '' }]
  return names.map((name) => ({ row: { ...row, cells: row.cells.with(place, name) }, name }))
}

/** Makes one variant for each grade that has a price, with the price of that grade only. */
function splitGrades(row: SheetRow, headers: string[], places: number[]): Part[] {
  const made = places.filter((place) => (row.cells[place] ?? '').trim() !== '')
  if (made.length === 0) return [{ row, name: '' }]
  const others = new Set(places)
  return made.map((own) => ({
    row: { ...row, cells: row.cells.map((cell, place) => (place !== own && others.has(place) ? '' : cell)) },
    name: nameGrade(headers[own] ?? ''),
  }))
}

/** ‘Grade A (€)’ is called Grade A. */
function nameGrade(header: string): string {
  const currency = findCurrency(header)
  const name = currency ? cutCurrency(header, currency).replace(/\(\s*\)/, '') : header
  return name.trim() || header
}

/**
 * All variants made of one row share its code, which becomes the product's. Later imports match these variants by
 * name, so each needs one.
 */
export function completePart(row: ImportRow, name: string, { part, to }: { part: number; to: Target }): void {
  const { cells } = row
  const { variantCode } = cells
  if (variantCode !== undefined && !cells.productCode) {
    delete cells.variantCode
    cells.productCode = variantCode
    row.sharesCode = true
  }
  if (name === '') return
  row.part = part
  if (namesVariant(to)) cells.variantName = cells.variantName || name
}

const namesVariant = (to: Target) => propertyOf(to) !== undefined || ['variantName', 'price', 'salePrice'].includes(to)
