import { writeList } from '../../../../contract/list-text.ts'
import type { Rounding } from '../../../../contract/staff/bulk.ts'
import {
  type PriceRecipe,
  propertyOf,
  type Recipe,
  type RecipeKind,
  type Target,
  usualVat,
} from '../../../../contract/staff/import-recipes.ts'
import { type SheetColumn, sheetColumns } from '../../../../contract/staff/sheets.ts'

export const recipeTitles: Record<RecipeKind, string> = {
  fixed: 'Same in every row',
  priced: 'Work out a price',
  split: 'Split a column',
  joined: 'Put columns together',
  each: 'Make a variant from each',
  grades: 'Prices by grade',
}

export const recipeHints: Record<RecipeKind, string> = {
  fixed: 'Fills a field that the list does not have, such as the brand.',
  priced: 'Makes your price from theirs: add VAT, multiply it, keep a margin, round it.',
  split: 'Takes one cell apart, such as a name with its colour.',
  joined: 'Makes one text from several columns, such as series and model.',
  each: 'Makes several variants from one row, such as one for each of its colours.',
  grades: 'Makes a variant from each column of prices, such as Grade A to Grade F. Its column is its name.',
}

export const nameTarget = (target: Target) => propertyOf(target) ?? sheetColumns[target as SheetColumn]

/** 'Brand is IKEA in every row.' 'Price: Cost × 2.4, rounded up to .95.' */
export function describeRecipe(recipe: Recipe): string {
  switch (recipe.kind) {
    case 'fixed':
      return `${nameTarget(recipe.to)} is ${recipe.text} in every row`
    case 'joined':
      return describeJoined(recipe)
    case 'split':
      return `${recipe.from} is split: ${recipe.parts.map((part) => (part ? nameTarget(part) : 'left out')).join(', then ')}`
    case 'each':
      return `A variant for each of ${recipe.from}, as ${nameTarget(recipe.to)}`
    case 'grades':
      return `A variant for each of ${writeList(recipe.from)}, with its price`
    case 'priced':
      return [`${nameTarget(recipe.to)}: ${describeChange(recipe)}`, describeVat(recipe), describeRounding(recipe)]
        .filter(Boolean)
        .join(', ')
  }
}

function describeJoined({ from, between, to }: Extract<Recipe, { kind: 'joined' }>): string {
  if (from.length === 1) return `${nameTarget(to)}: ${from[0]}`
  const sign = between.trim() === '' ? '' : `, with “${between}” between them`
  return `${nameTarget(to)}: ${writeList(from)} together${sign}`
}

function describeChange({ from, change }: PriceRecipe): string {
  if (change.by === 'margin') return `${from} with a margin of ${change.percent}%`
  if (change.by === 'times') return change.times === 1 ? from : `${from} × ${change.times}`
  return change.percent < 0 ? `${from} less ${-change.percent}%` : `${from} plus ${change.percent}%`
}

function describeVat({ vat, vatRate = usualVat }: PriceRecipe): string {
  if (vat === 'keep') return ''
  return vat === 'add' ? `with ${vatRate}% VAT added` : `without its ${vatRate}% VAT`
}

const grids: Record<Rounding['to'], string> = {
  none: '',
  pound: 'whole pounds',
  '99': '.99',
  '95': '.95',
  '5-pounds': 'steps of £5',
  '10-pounds': 'steps of £10',
}
const ways: Record<Rounding['way'], string> = { nearest: 'rounded', up: 'rounded up', down: 'rounded down' }

const describeRounding = ({ rounding: { to, way } }: PriceRecipe) =>
  to === 'none' ? '' : `${ways[way]} to ${grids[to]}`
