import { formatMoment } from '../../../contract/dates/staff-dates.ts'
import type { Difference } from '../../../contract/staff-bulk.ts'
import { productColumns, variantColumns } from '../../../contract/staff-sheets.ts'
import type { Names } from './names.ts'
import { showDifference } from './pair-words.ts'
import { writePence } from './price-words.ts'
import type {
  Change,
  ProductFacts,
  ProductWords,
  StatePart,
  VariantPart,
  VariantPrices,
  VariantWords,
} from './product-state.ts'

type Told<Facts> = { [Name in keyof Facts]?: [label: string, write: (value: Facts[Name], names: Names) => string] }

/** What changes of a product, field by field; `nameOf` names a variant where there are several. */
export function describeDifference({ before, after }: Change, names: Names, nameOf: (uuid: string) => string) {
  const variants = Object.keys(after.variants).flatMap((uuid) => {
    const named = nameOf(uuid) && ` of ${nameOf(uuid)}`
    return describeVariant(before.variants[uuid], after.variants[uuid], names, named)
  })
  return [...describeProduct(before, after, names), ...variants]
}

/** The same without its variants. */
export const describeProduct = (before: StatePart, after: StatePart, names: Names): Difference[] => [
  ...describeFields(wordsOfProduct, before.words, after.words, names),
  ...describeFields(factWords, before.facts, after.facts, names),
]

export function describeVariant(was: VariantPart = {}, is: VariantPart = {}, names: Names, named = ''): Difference[] {
  return [
    ...describeFields(wordsOfVariant, was.words, is.words, names, named),
    ...describeFields(priceWords, was.prices, is.prices, names, named),
    ...describeFields({ properties: ['Properties', writeValues] }, was, is, names, named),
  ]
}

/** What was not there before had nothing. */
function describeFields<Facts extends object>(
  words: Told<Facts>,
  before: Partial<Facts> = {},
  after: Partial<Facts> = {},
  names: Names,
  named = '',
): Difference[] {
  return (Object.keys(words) as (keyof Facts)[]).flatMap((name) => {
    const [was, is, word] = [before[name], after[name], words[name]]
    if (!word || was === is || is === undefined) return []
    const [label, write] = word
    const texts = { before: was === undefined ? nothing : write(was, names), after: write(is, names) }
    if (was === undefined && ['', 'No', nothing].includes(texts.after)) return []
    return [{ label: `${label}${named}`, ...showDifference(texts) }]
  })
}

const nothing = 'None'
const statusNames = { draft: 'Draft', published: 'On the site', archived: 'Archived' }
const yesOrNo = (on: boolean) => (on ? 'Yes' : 'No')
const shelf = (uuid: string | null, names: Names) => names.shelf(uuid)
const day = (at: string | null) => (at ? formatMoment(at) : 'None')
const pence = (amount: number | null) => (amount ? writePence(amount) : 'None')
const text = (words: string | null) => words || nothing
const list = (items: string[]) => items.join(', ') || nothing
const count = (items: string[]) => (items.length === 0 ? nothing : String(items.length))
const measure = (cm: number | null) => (cm === null ? nothing : `${cm} cm`)
const writeValues = (ids: number[], names: Names) => ids.map(names.value).join(', ') || nothing

const wordsOfProduct: Told<ProductWords> = {
  name: [productColumns.name, text],
  supplierCode: [productColumns.productCode, text],
  description: [productColumns.description, text],
  metaTags: [productColumns.metaTags, list],
  pictures: [productColumns.pictures, count],
  related: [productColumns.related, count],
  pageTitle: [productColumns.pageTitle, text],
  metaDescription: [productColumns.metaDescription, text],
  keywords: [productColumns.keywords, text],
}

const wordsOfVariant: Told<VariantWords> = {
  name: [variantColumns.variantName, text],
  supplierCode: [variantColumns.variantCode, text],
  description: [variantColumns.variantDescription, text],
  heightCm: [variantColumns.heightCm, measure],
  widthCm: [variantColumns.widthCm, measure],
  depthCm: [variantColumns.depthCm, measure],
  visible: [variantColumns.variantVisible, yesOrNo],
  pictures: [variantColumns.variantPictures, count],
}

const factWords: Told<ProductFacts> = {
  status: ['Status', (status) => statusNames[status]],
  deletedAt: ['In the bin', (at) => yesOrNo(at !== null)],
  subCategoryUuid: ['Sub-category', shelf],
  brandUuid: ['Brand', shelf],
  rangeUuid: ['Range', shelf],
  moreColorsAvailable: ['More colours available', yesOrNo],
  immediateDelivery: ['Immediate delivery', yesOrNo],
  showInterestFreeCredit: ['Interest-free credit', yesOrNo],
  newUntil: ['New until', day],
  listedAt: [productColumns.listedAt, day],
}

const priceWords: Told<VariantPrices> = {
  pricePence: ['Price', pence],
  salePricePence: ['Sale price', pence],
  onSale: ['On sale', yesOrNo],
  saleStartsAt: ['Sale starts', day],
  saleEndsAt: ['Sale ends', day],
}
