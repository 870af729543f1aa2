import type { Difference } from '../../../contract/staff-bulk.ts'
import type { Names } from './names.ts'
import { writePence } from './price-words.ts'
import type { Change, ProductFacts, VariantPrices } from './product-state.ts'

type Told<Facts> = { [Name in keyof Facts]?: [label: string, write: (value: Facts[Name], names: Names) => string] }

/** What changes of a product, field by field; `nameOf` names a variant where there are several. */
export function describeDifference({ before, after }: Change, names: Names, nameOf: (uuid: string) => string) {
  const variants = Object.keys(after.variants).flatMap((uuid) => {
    const [was, is] = [before.variants[uuid], after.variants[uuid]]
    const named = nameOf(uuid) && ` of ${nameOf(uuid)}`
    const list = (ids: number[] = []) => ids.map(names.value).join(', ') || 'None'
    return [
      ...(was?.prices && is?.prices ? describeFields(priceWords, was.prices, is.prices, names, named) : []),
      ...(is?.properties
        ? [{ label: `Properties${named}`, before: list(was?.properties), after: list(is.properties) }]
        : []),
    ]
  })
  return [...describeFields(factWords, before.facts, after.facts, names), ...variants]
}

function describeFields<Facts extends object>(
  words: Told<Facts>,
  before: Partial<Facts>,
  after: Partial<Facts>,
  names: Names,
  named = '',
): Difference[] {
  return (Object.keys(words) as (keyof Facts)[]).flatMap((name) => {
    const [was, is, word] = [before[name], after[name], words[name]]
    if (!word || was === is || was === undefined || is === undefined) return []
    const [label, write] = word
    return [{ label: `${label}${named}`, before: write(was, names), after: write(is, names) }]
  })
}

const statusNames = { draft: 'Draft', published: 'On the site', archived: 'Archived' }
const yesOrNo = (on: boolean) => (on ? 'Yes' : 'No')
const shelf = (uuid: string | null, names: Names) => names.shelf(uuid)
const day = (at: string | null) => (at ? writeDay(at) : 'None')
const pence = (amount: number | null) => (amount ? writePence(amount) : 'None')

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
}

const priceWords: Told<VariantPrices> = {
  pricePence: ['Price', pence],
  salePricePence: ['Sale price', pence],
  onSale: ['On sale', yesOrNo],
  saleStartsAt: ['Sale starts', day],
  saleEndsAt: ['Sale ends', day],
}

/** A day and a time by the shop's clock. */
export const writeDay = (at: string) =>
  new Date(at).toLocaleString('en-GB', { timeZone: 'Europe/London', dateStyle: 'medium', timeStyle: 'short' })
