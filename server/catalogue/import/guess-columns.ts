import { type Fields, sheetKeyOf } from '../../../contract/fields/field.ts'
import { productFields } from '../../../contract/fields/product-fields.ts'
import { variantFields } from '../../../contract/fields/variant-fields.ts'
import { plainHeading } from '../../../contract/staff/heading-keys.ts'
import { type SheetColumn, sheetColumns } from '../../../contract/staff/sheets.ts'
import { isUuid } from '../../../contract/uuid.ts'
import { spellPence } from '../sheets/values/price-parts.ts'
import { findUnclearSize, guessSizeColumn } from '../sheets/values/sizes.ts'
import { fitsColumn } from './fit-column.ts'
import { guessPath, isOfVariant, isPlainId } from './guess-path.ts'
import { formerPrices, listShorter, otherCodes, presentPrices, supplierWords } from './supplier-words.ts'

const names = Object.keys(sheetColumns) as SheetColumn[]
const ownWords = new Map(names.map((name) => [plainHeading(sheetColumns[name]), name]))
const guesses = new Map(
  [productFields, variantFields].flatMap((fields: Fields) =>
    Object.entries(fields).flatMap(([key, field]) =>
      (field.sheet?.guesses ?? []).map((word) => [plainHeading(word), sheetKeyOf(key, field) as SheetColumn] as const),
    ),
  ),
)

/** The fields by which rows are matched to products. */
export const keyColumns = ['productUuid', 'productCode', 'variantUuid', 'variantCode'] as const

/** An export of this shop needs no matching. */
export function isOurs(headers: string[]): boolean {
  const columns = headers.map((header) => ownWords.get(plainHeading(header)))
  return columns.every(Boolean) && keyColumns.some((key) => columns.includes(key))
}

/** A longer heading names no field. */
const maxHeadingLength = 200

/** Guesses each column; no field is guessed twice, and our own headings come first. */
export function guessColumns(whole: string[], samples: string[][] = []): (SheetColumn | null)[] {
  const headers = whole.map((header) => (header.length > maxHeadingLength ? '' : header))
  const own = headers.map((header, place) => guessOwn(header, samples[place] ?? []))
  const taken = new Set<SheetColumn>()
  const take = (column: SheetColumn | undefined): SheetColumn | null => {
    if (!column || taken.has(column)) return null
    taken.add(column)
    return column
  }
  const found = own.map(take)
  // Matches the columns of variants first: beside them, a code in another column is the product's.
  const [inner, outer] = [headers.map(isOfVariant), headers.map((header) => !isOfVariant(header))]
  for (const find of [findWord, findShorter])
    for (const now of [inner, outer])
      for (const [place, header] of headers.entries()) {
        if (!now[place] || found[place]) continue
        const column = guessColumn(header, samples[place] ?? [], find)
        const isSecondCode = column === 'variantCode' && now === outer && inner.some(Boolean)
        found[place] = take(isSecondCode ? 'productCode' : chooseLength(column, header, headers))
      }
  const id = headers.findIndex(isPlainId)
  if (id >= 0 && !found[id] && !taken.has('variantCode') && !taken.has('productCode')) found[id] = take('variantCode')
  const coded = chooseOtherCode(found, headers)
  return findSale(nameByModel(nameByDescription(coded, headers, samples), headers), headers)
}

/** ‘Price’ beside ‘Original price’ is the sale price. A row where it is not lower is not on sale. */
function findSale(found: (SheetColumn | null)[], headers: string[]): (SheetColumn | null)[] {
  const find = (words: ReadonlySet<string>) =>
    headers.findIndex((header) => listShorter(plainHeading(header)).some((heading) => words.has(heading)))
  const former = find(formerPrices)
  const present = find(presentPrices)
  if (former < 0 || present < 0 || found.includes('salePrice')) return found
  const isFree = [former, present].every((place) => !found[place] || found[place] === 'price')
  return isFree ? found.with(former, 'price').with(present, 'salePrice') : found
}

/** If no other column is the name, the model is used as the name. */
function nameByModel(found: (SheetColumn | null)[], headers: string[]): (SheetColumn | null)[] {
  const place = found.indexOf('range')
  const isModel = place >= 0 && mayBeWords.test(plainHeading(headers[place] ?? ''))
  return found.includes('name') || !isModel ? found : found.with(place, 'name')
}

const length = /^(?:overall |product |item )?(?:length|long|lange|longueur|lunghezza)(?: cm| mm| in)?$/
const deep = /^(?:overall |product |item )?(?:depth|deep|tiefe|profondeur|profondita)\b/
const wide = /^(?:overall |product |item )?(?:width|wide|breite|largeur|larghezza)\b/

/** Beside a depth the length is the width, unless that has a column as well. */
function chooseLength(column: SheetColumn | undefined, header: string, headers: string[]): SheetColumn | undefined {
  const plain = headers.map(plainHeading)
  if (column !== 'depthCm' || !length.test(plainHeading(header)) || !plain.some((heading) => deep.test(heading)))
    return column
  return plain.some((heading) => wide.test(heading)) ? undefined : 'widthCm'
}

function guessOwn(header: string, samples: string[]): SheetColumn | undefined {
  const column = ownWords.get(plainHeading(header))
  // The ID of another system is no ID of the shop's.
  return column?.endsWith('Uuid') && isOfOther(samples) ? undefined : column
}

const isOfOther = (samples: string[]) => samples.length > 0 && !samples.some(isUuid)

function chooseOtherCode(found: (SheetColumn | null)[], headers: string[]): (SheetColumn | null)[] {
  if (keyColumns.some((key) => found.includes(key))) return found
  const plain = headers.map(plainHeading)
  const place = otherCodes.map((word) => plain.indexOf(word)).find((at) => at >= 0 && !found[at])
  return place === undefined ? found : found.with(place, 'variantCode')
}

const maxNameLength = 60

/** In a trade list ‘Description’ is often the name: where nothing else is, and it is short. */
function nameByDescription(
  found: (SheetColumn | null)[],
  headers: string[],
  samples: string[][],
): (SheetColumn | null)[] {
  const place = found.indexOf('description')
  const texts = samples[place] ?? []
  const areNames =
    texts.length > 0 && texts.every((text) => text.length <= maxNameLength && !/[.!<>]\s*$|<\/?\w/.test(text))
  if (found.includes('name') || !areNames) return found
  const named = found.with(place, 'name')
  const text = headers.findIndex(
    (header, at) => !named[at] && guessColumn(header, samples[at] ?? [], findShorter) === 'description',
  )
  return text < 0 ? named : named.with(text, 'description')
}

/** Guesses one column. If the order of the sides of a size is unclear, staff are asked instead. */
function guessColumn(header: string, samples: string[], find: Find): SheetColumn | undefined {
  if (findUnclearSize(header, samples) !== undefined) return undefined
  const spelled = spellPence(header)
  const plain = cutLocale(plainHeading(spelled.replaceAll('#', ' no ')))
  if (otherCodes.includes(plain) || besides.test(header.trim())) return undefined
  const found = guessSizeColumn(header, samples) ?? find(plain) ?? guessPath(spelled, find)
  if (found?.endsWith('Uuid') && isOfOther(samples)) return 'variantCode'
  if (found === 'variantName' && samples.length === 0) return undefined
  if (found && !fitsColumn(found, samples)) return undefined
  // ‘Sale; Grey blinds; New in’ are collections of a shop, and no range of a maker.
  if (found === 'range' && samples.some((text) => /[;|\n]/.test(text))) return undefined
  if (found === 'name' && plain === 'item' && samples.length > 0 && samples.every(isCode)) return 'variantCode'
  if (found === 'productCode' && mayBeWords.test(plainHeading(header)) && areWords(samples))
    return samples.some((text) => styles.test(text.trim())) ? undefined : 'range'
  return found === 'subCategory' && samples.every((text) => kindsOfRows.test(text)) ? undefined : found
}

/** Headings of discounts, which are amounts but not prices. */
const besides = /^(?:discounts?|savings?)\./i

/** name-en_GB, description-en_GB-ecommerce */
const cutLocale = (heading: string) => heading.replace(/(?<=.) en (?:gb|us)(?: \w+)?$/, '')

/** Tries shorter forms of a heading; called after all whole headings were looked up. */
const findShorter: Find = (words) =>
  listShorter(words)
    .map((plain) => findWord(plain) ?? supplierWords.get(plain))
    .find((column) => column !== undefined)

/** AB-100 */
const isCode = (text: string) => /^[A-Z\d][A-Z\d./-]*\d[A-Z\d./-]*$/i.test(text)

/** ‘Ashbourne’ under Model is no code of one product. */
const mayBeWords = /^(?:model|style)$/
const areWords = (samples: string[]) =>
  samples.length > 0 && samples.every((text) => /^\p{L}[\p{L} ’'&-]*$/u.test(text))

/** ‘Modern’ under Style is how a piece looks, not what it is called. */
const styles =
  /^(?:mid[- ]?century(?: modern)?|modern|contemporary|traditional|transitional|classic|scandi(?:navian)?|industrial|rustic|farmhouse|minimalist|coastal|vintage|retro|boho|bohemian|glam|art deco|country|shabby chic|victorian|french)$/i

/** Types of rows in exports of shop systems, which are not sub-categories. */
const kindsOfRows =
  /^\s*(?:simple|configurable|grouped|bundle|virtual|variable|variation|downloadable|product|variant|sku|parent|child|physical|digital|p)$/i

type Find = (words: string) => SheetColumn | undefined
const findWord: Find = (words) => ownWords.get(words) ?? guesses.get(words)

/** Files with the same headers, in any order, share a saved matching. */
export const keyOfHeaders = (headers: string[]): string => headers.map(plainHeading).sort().join('|')
