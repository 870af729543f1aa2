import type { SheetColumn } from '../../../contract/staff/sheets.ts'
import { plainField } from '../sheets/feeds/plain-field.ts'

type Lookup = (words: string) => SheetColumn | undefined

const variants = /^(variants?|variations?|options?|skus?|sizes?|models?|offers?)$/
/** Names of objects in a feed that only group facts of the product. */
const neutral =
  /^(product|details?|data|info|general|attributes?|specs?|specifications?|params?|features?|dimensions?|measurements?|pric(e|es|ing)|content)$/
/** Names of fields that hold the text of the object around them: brand.name. */
const itself =
  /^(name|title|value|amount|text|src|url|href|link|gbp|en|pence|cents|minor( units?)?|amount (minor|pence|cents)|(cent|minor) amount)$/

/** Names of amounts that are not prices: discounts and extra charges. */
const besides = /^(discounts?|savings?|shipping|delivery|tax(es)?|vat)$/
/** Under a price: price.sell, prices.mrp. */
const prices = /^(sell(ing)?|current|final|now|mrp|msrp|rrp|list|regular|retail)$/

const words = new Map<string, SheetColumn>([
  ['body html', 'description'],
  ['item group id', 'productCode'],
  ['main image', 'pictures'],
  ['image src', 'pictures'],
])

/** Guesses the column of a feed's field from its path: variants[].price, dimensions.width, brand.name. */
export function guessPath(header: string, lookup: Lookup): SheetColumn | undefined {
  const names = waysTo(header)
  const tail = plainField(header.split('.').at(-1) ?? '')
  const around = names.filter((name, place) => !(names[place + 1] ?? '').startsWith(name.replace(/s$/, '')))
  if (names.some((name) => besides.test(name))) return undefined
  if (prices.test(tail) && /^pric(es?|ing)$/.test(names.at(-1) ?? '')) return 'price'
  const find = (text: string) => words.get(text) ?? lookup(text)
  if (isOfVariant(header) && /^(name|title)$/.test(tail)) return 'variantName'
  if (isOfVariant(header) && find(tail) === 'pictures') return 'variantPictures'
  if (around.every((name) => variants.test(name) || neutral.test(name))) {
    const found = find(tail)
    if (found) return found
  }
  const last = names.at(-1)
  const isWithin = around.slice(0, -1).every((name) => variants.test(name) || neutral.test(name))
  return last !== undefined && around.length > 0 && isWithin && itself.test(tail) ? find(last) : undefined
}

/** Whether a field belongs to the records of variants. */
export const isOfVariant = (header: string) => waysTo(header).some((name) => variants.test(name))

const waysTo = (header: string) => header.split('.').slice(0, -1).map(plainField)

/** Whether a heading is a plain ‘id’, which serves as the code if the list has no other. */
export const isPlainId = (header: string) => /^(g:|@)?id$/i.test(header.trim())
