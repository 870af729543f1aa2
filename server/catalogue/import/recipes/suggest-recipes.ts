import { listSources, propertyTarget, type Recipe } from '../../../../contract/staff/import-recipes.ts'
import { keyOfPhrase } from '../../search/understanding/tokens.ts'
import { readValue } from '../../search/understanding/values.ts'
import type { Import } from '../import-file.ts'
import { splitCell } from './split-cell.ts'

type Read = Pick<Import, 'headers' | 'matching' | 'recipes' | 'sampleRows'>

/** What the cells of a file seem to ask for. */
export function suggestRecipes({ headers, matching, recipes, sampleRows }: Read, properties: string[]): Recipe[] {
  const used = new Set(recipes.flatMap(listSources))
  return headers.flatMap((header, place) => {
    if (used.has(header)) return []
    const texts = sampleRows.flatMap(({ cells }) => cells[place]?.trim() || [])
    if (matching[place] === 'name') return splitColours(header, texts, properties)
    return matching.includes('price') && matching[place] !== 'price' ? [] : addVat(header)
  })
}

const patterns = ['* - *', '* (*)', '* | *', '* / *', '*, *', '* in *']
const leastShare = 0.6

/** ‘Sofa Milano - Slate Grey’: most names end with a colour, in one manner of writing. */
function splitColours(from: string, texts: string[], properties: string[]): Recipe[] {
  const colour = properties.find((name) => keyOfPhrase(name) === keyOfPhrase('Colour')) ?? 'Colour'
  const found = patterns.find((pattern) => {
    const ends = texts.flatMap((text) => splitCell(text, { pattern, at: 'last' })[1] || [])
    return ends.length > 1 && ends.filter(isColour).length >= texts.length * leastShare
  })
  if (!found) return []
  return [{ kind: 'split', from, pattern: found, at: 'last', parts: ['name', propertyTarget(colour)] }]
}

const longestColour = 40
const isColour = (text: string) =>
  text.length <= longestColour && readValue(0, { id: 0, name: text, swatch: null }).colours.length > 0

/** ‘RRP ex VAT’: shoppers are shown prices with it. What the shop itself pays asks for more than that. */
function addVat(from: string): Recipe[] {
  if (!/\b(?:rrp|srp|retail|selling|price)\b/i.test(from) || /\b(?:trade|cost|nett?|wholesale)\b/i.test(from)) return []
  if (!/(?:\b(?:ex|exc|excl|excluding|without|before|plus|net of)\b\.?|\+)\s*vat\b/i.test(from)) return []
  const change = { by: 'times', times: 1 } as const
  return [{ kind: 'priced', from, to: 'price', change, vat: 'add', rounding: { to: 'none', way: 'nearest' } }]
}
