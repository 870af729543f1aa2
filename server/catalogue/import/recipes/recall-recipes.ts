import { plainHeading } from '../../../../contract/staff/heading-keys.ts'
import { listSources, type Recipe } from '../../../../contract/staff/import-recipes.ts'

/** Adapts saved recipes to the spelling of a file's headings. Leaves out a recipe whose column is missing. */
export function recallRecipes(headers: string[], recipes: Recipe[]): Recipe[] {
  const now = Map.groupBy(headers, plainHeading)
  const find = (header: string) => {
    if (headers.includes(header)) return header
    const [found, ...others] = now.get(plainHeading(header)) ?? []
    return others.length === 0 ? found : undefined
  }
  return recipes.flatMap((recipe) => {
    const sources = listSources(recipe).map(find)
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
