import { propertyTarget, type Recipe, type RecipeKind } from '../../../../contract/staff/import-recipes.ts'

/** The initial form of a new recipe, with the columns that it most likely uses. */
export function beginRecipe(kind: RecipeKind, headers: string[]): Recipe {
  const find = (words: RegExp) => headers.find((header) => words.test(header))
  switch (kind) {
    case 'fixed':
      return { kind, to: 'brand', text: '' }
    case 'joined':
      return { kind, from: [], between: ' ', to: 'name' }
    case 'each':
      return {
        kind,
        from: find(/\b(colou?rs?|finish(es)?|fabrics?|options?)\b/i) ?? '',
        between: '/',
        to: propertyTarget('Colour'),
      }
    case 'grades':
      return { kind, from: headers.filter((header) => /^(grade|band|price group)\b/i.test(header)), to: 'price' }
    case 'split': {
      const from = find(/\b(name|title|item|product|description)\b/i) ?? ''
      return { kind, from, pattern: '* - *', at: 'last', parts: ['name', null] }
    }
    case 'priced': {
      const from = find(/\b(cost|trade|nett?|wholesale)\b/i) ?? find(/\b(price|rrp|retail)\b/i) ?? ''
      const vat = /\b(ex|exc|excl|excluding|without|plus)\b.*vat/i.test(from) ? 'add' : 'keep'
      return {
        kind,
        from,
        to: 'price',
        change: { by: 'times', times: 2 },
        vat,
        rounding: { to: '95', way: 'up' },
      }
    }
  }
}
