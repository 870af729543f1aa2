import { listSources, type Recipe } from '../../../../contract/staff/import-recipes.ts'
import { plainHeading } from '../guess-columns.ts'

/** Adapts saved recipes to the spelling of a file's headings. Leaves out a recipe whose column is missing. */
export function recallRecipes(headers: string[], recipes: Recipe[]): Recipe[] {
  const now = new Map(headers.map((header) => [plainHeading(header), header]))
  return recipes.flatMap((recipe) => {
    const sources = listSources(recipe).map((header) => now.get(plainHeading(header)))
    const from = sources.filter((header) => header !== undefined)
    return from.length === sources.length ? [putSources(recipe, from)] : []
  })
}

function putSources(recipe: Recipe, from: string[]): Recipe {
  if (recipe.kind === 'fixed') return recipe
  return recipe.kind === 'joined' || recipe.kind === 'grades'
    ? { ...recipe, from }
    : { ...recipe, from: from[0] ?? recipe.from }
}
