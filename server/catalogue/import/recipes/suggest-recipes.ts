import { saysNoPrice } from '../../../../contract/price-text.ts'
import { saysWithoutVat } from '../../../../contract/price-words.ts'
import { plainHeading } from '../../../../contract/staff/heading-keys.ts'
import { listSources, listTargets, propertyTarget, type Recipe } from '../../../../contract/staff/import-recipes.ts'
import type { SheetColumn } from '../../../../contract/staff/sheets.ts'
import { keyOfPhrase } from '../../search/understanding/tokens.ts'
import { readValue } from '../../search/understanding/values.ts'
import { readPounds } from '../../sheets/values/cell-values.ts'
import { cutCurrency, findCurrency } from '../../sheets/values/currency.ts'
import { keyColumns } from '../guess-columns.ts'
import type { Import } from '../import-file.ts'
import { splitCell } from './split-cell.ts'
import { findSplitting, splitNameCell } from './split-rows.ts'

type Read = Pick<Import, 'headers' | 'matching' | 'recipes' | 'sampleRows'>

/** Suggests recipes from the headings and sample cells of a file. */
export function suggestRecipes({ headers, matching, recipes, sampleRows }: Read, properties: string[]): Recipe[] {
  const used = new Set(recipes.flatMap(listSources))
  const textsOf = (place: number) => sampleRows.flatMap(({ cells }) => cells[place]?.trim() || [])
  const each = findSplitting(recipes)
    ? []
    : headers.flatMap((header, place) =>
        namesVariants(header, matching[place]) ? findEach(header, textsOf(place), properties) : [],
      )
  const others = headers.flatMap((header, place) => {
    if (used.has(header)) return []
    const texts = textsOf(place)
    if (matching[place] === 'name') return splitColours(header, texts, properties)
    return matching.includes('price') && matching[place] !== 'price' ? [] : addVat(header)
  })
  const grades = findSplitting(recipes) || matching.includes('price') ? [] : findGrades(headers, textsOf)
  const named = makeName({ headers, matching, recipes, sampleRows })
  return [...makeCode({ headers, matching, recipes, sampleRows }), ...named, ...grades, ...each.slice(0, 1), ...others]
}

const naming: (SheetColumn | null | undefined)[] = ['range', 'name', 'variantName']

/** Makes a code for a list without codes, from the columns that name a piece. */
function makeCode({ headers, matching, recipes, sampleRows }: Read): Recipe[] {
  const filled = [...matching, ...recipes.flatMap(listTargets)]
  if (keyColumns.some((key) => filled.includes(key))) return []
  const places = headers.flatMap((_, place) => (naming.includes(matching[place]) ? [place] : []))
  const names = sampleRows.map(({ cells }) => places.map((place) => cells[place]?.trim() ?? '').join(' '))
  const chosen =
    places.length > 0 && areAllDifferent(names) ? places : [findAddress(headers, sampleRows)].filter((at) => at >= 0)
  if (chosen.length === 0) return []
  return [{ kind: 'joined', from: chosen.map((place) => headers[place] ?? ''), between: ' ', to: 'variantCode' }]
}

const besideName = /^(?:short description|subtitle|sub title|tagline|strapline|product type|type name|type)$/
const maxNamingLength = 80
const isNaming = (text: string) => text.length <= maxNamingLength && !/[.!?]$/.test(text)

/**
 * Joins a short name with the column beside it: ‘ALGOT’ and ‘Bracket, 38 cm’. Without a name column, joins brand, range
 * and category.
 */
function makeName({ headers, matching, recipes, sampleRows }: Read): Recipe[] {
  const textsOf = (place: number) => sampleRows.flatMap(({ cells }) => cells[place]?.trim().replace(/\s+/g, ' ') || [])
  const join = (places: number[]): Recipe[] => [
    { kind: 'joined', from: places.map((place) => headers[place] ?? ''), between: ' ', to: 'name' },
  ]
  const name = matching.indexOf('name')
  if (recipes.some((recipe) => listTargets(recipe).includes('name'))) return []
  if (name >= 0) {
    const isShort = textsOf(name).every((text) => text.split(/[ /]+/).length <= 3 && text.length <= 30)
    const beside = headers.findIndex((header, place) => {
      const texts = textsOf(place)
      const isFree = !matching[place] || matching[place] === 'description'
      return isFree && besideName.test(plainHeading(header)) && texts.length > 0 && texts.every(isNaming)
    })
    return isShort && beside >= 0 ? join([name, beside]) : []
  }
  const places = (['brand', 'range', 'subCategory', 'category'] as const)
    .map((column) => matching.indexOf(column))
    .filter((place) => place >= 0 && textsOf(place).every(isNaming))
  const code = matching.indexOf('variantCode')
  if (places.length === 1 && code >= 0) return join([...places, code])
  return places.length < 2 ? [] : join(places.slice(0, 3))
}

const areAllDifferent = (texts: string[]) => texts.every(Boolean) && new Set(texts).size === texts.length

/** Finds a column of page or picture addresses, which identify pieces whose names repeat. */
const findAddress = (headers: string[], rows: Read['sampleRows']) =>
  headers.findIndex((header, place) => {
    const texts = rows.map(({ cells }) => cells[place]?.trim() ?? '')
    return /\b(?:url|link|path|image|photo|picture)\b/i.test(header.replaceAll('_', ' ')) && areAllDifferent(texts)
  })

const namesVariants = (header: string, column: SheetColumn | null | undefined) =>
  column === 'variantName' || (!column && /\b(?:colou?rs?|finish(?:es)?|fabrics?|shades?|upholstery)\b/i.test(header))

const grade =
  /^(?:(?:price|fabric|leather|cover)s?\s*)?(?:grade|band|group|category|cat|range|fabric|leather)\s*(?:\.\s*)?(?:[a-z]\d?|\d{1,2})\b/i

/** ‘Grade A’ to ‘Grade F’, each with prices: a variant of each. */
function findGrades(headers: string[], textsOf: (place: number) => string[]): Recipe[] {
  const from = headers.filter((header, place) => {
    const texts = textsOf(place)
    return grade.test(header) && texts.length > 0 && texts.every((text) => isPrice(text) || saysNoPrice(text))
  })
  return from.length < 2 ? [] : [{ kind: 'grades', from, to: 'price' }]
}

function isPrice(text: string): boolean {
  const currency = findCurrency(text)
  return readPounds(currency ? cutCurrency(text, currency) : text) !== undefined
}

const separators = ['/', '|', ';', ',', '&', '\n']

/** ‘Oak / Walnut / Black’ in one cell: whether these are variants is asked once. */
function findEach(from: string, texts: string[], properties: string[]): Recipe[] {
  const between = separators.find((separator) =>
    texts.some((text) => splitNameCell(text, separator).filter(isColour).length > 1),
  )
  return between === undefined ? [] : [{ kind: 'each', from, between, to: propertyTarget(nameColour(properties)) }]
}

const nameColour = (properties: string[]) =>
  properties.find((name) => keyOfPhrase(name) === keyOfPhrase('Colour')) ?? 'Colour'

const patterns = ['* - *', '* (*)', '* | *', '* / *', '*, *', '* in *']
const minShare = 0.6

/** ‘Sofa Milano - Slate Grey’: splits names if most of them end with a colour after the same separator. */
function splitColours(from: string, texts: string[], properties: string[]): Recipe[] {
  const found = patterns.find((pattern) => {
    const ends = texts.flatMap((text) => splitCell(text, { pattern, at: 'last' })[1] || [])
    return ends.length > 1 && ends.filter(isColour).length >= texts.length * minShare
  })
  if (!found) return []
  return [{ kind: 'split', from, pattern: found, at: 'last', parts: ['name', propertyTarget(nameColour(properties))] }]
}

const maxColourLength = 40
const isColour = (text: string) =>
  text.length <= maxColourLength && readValue(0, { id: 0, name: text, swatch: null }).colours.length > 0

/** Adds VAT to a column such as ‘RRP ex VAT’. Columns of cost or trade prices are excluded, because they need more than VAT. */
function addVat(from: string): Recipe[] {
  if (!/\b(?:rrp|srp|retail|selling|price)\b/i.test(from) || /\b(?:trade|cost|nett?|wholesale)\b/i.test(from)) return []
  if (!saysWithoutVat(from)) return []
  const change = { by: 'times', times: 1 } as const
  return [{ kind: 'priced', from, to: 'price', change, vat: 'add', rounding: { to: 'none', way: 'nearest' } }]
}
