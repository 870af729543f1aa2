import type { SearchRequest, SizeField, Understanding, UnderstoodAnswer } from '../../../contract/search.ts'
import { addAll, type Bits, countBits, isEmpty, keepCommon } from './bits.ts'
import type { Index } from './catalogue-index.ts'
import { applyChoices, type Choice, readChoices } from './choices.ts'
import { listFilters } from './filters.ts'
import { matchText } from './matches.ts'
import { readPage } from './orders.ts'
import { readCard } from './products.ts'
import { pickBest } from './relevance.ts'
import { search } from './search.ts'
import { listShopWords } from './shop-words.ts'
import { arrangeSynonyms, groupWords, listWords } from './synonyms.ts'
import { understandQuery } from './understanding/understand.ts'
import type { Constraint, Understood } from './understanding/understood.ts'
import { findNamed, rankTiers, readWishes, type Wish } from './wishes.ts'
import { splitWords } from './words.ts'

/**
 * Searches for what the words mean. Words that mean nothing known are searched as they are.
 */
export function searchUnderstood(index: Index, request: SearchRequest, pageSize: number): UnderstoodAnswer {
  const said = understandQuery(request.searchField, listShopWords(index))
  if (isAsTyped(index, request, said)) return asTyped(index, request, pageSize)
  const wished = said.constraints.filter(({ key }) => !request.ignored?.includes(key) && !isChosen(request, key))
  return answer(index, request, pageSize, said, readWishes(index, wished))
}

/** Whoever types the name of a product wants that product, whatever else the words of its name mean. */
function isAsTyped(index: Index, { searchField }: SearchRequest, { constraints, order }: Understood): boolean {
  if (constraints.every(({ kind }) => kind === 'thing')) return constraints.length === 0 && !order
  return !isEmpty(findNamed(index, searchField))
}

/** A filter that the shopper set wins over words. */
function isChosen({ priceMin, priceMax, ...request }: SearchRequest, key: string): boolean {
  if (key === 'price') return priceMin !== null || priceMax !== null
  const field = chosenFields.get(key)
  return field !== undefined && request[field] !== null
}
const chosenFields = new Map<string, SizeField>([
  ['width', 'maxWidth'],
  ['height', 'maxHeight'],
  ['depth', 'maxDepth'],
])

const asTyped = (index: Index, request: SearchRequest, pageSize: number): UnderstoodAnswer => ({
  ...search(index, request, pageSize),
  understood: [],
  relaxed: [],
})

function answer(
  index: Index,
  request: SearchRequest,
  pageSize: number,
  said: Understood,
  wishes: Wish[],
): UnderstoodAnswer {
  const text = said.words.flatMap((word) => (word.role === 'plain' ? [word.text] : [])).join(' ')
  const { found, correctedTo } = matchText(index, text)
  const named = findNamed(index, request.searchField)
  for (const { slots } of wishes) addAll(slots, named)
  if (found) addAll(found, named)
  const chosen = readChoices(index, request)
  const relaxed = relax(applyChoices(index, found, chosen), wishes)
  const kept = wishes.filter((wish) => !relaxed.includes(wish))
  const choices = [...chosen, ...kept.map(asChoice)]
  const matches = applyChoices(index, found, choices)
  const total = countBits(matches)
  const pageAmt = Math.max(1, Math.ceil(total / pageSize))
  const pageNum = Math.max(1, Math.min(pageAmt, Math.floor(request.pageNum) || 1))
  const tiers = said.order ? [matches] : rankTiers(kept, matches, named)
  const slots = listSlotsOf(index, request, said, tiers, matches, (pageNum - 1) * pageSize, pageSize)
  return {
    products: slots.map((slot) => readCard(index.products, slot)),
    pageAmt,
    pageNum,
    total,
    correctedTo: writeCorrected(request.searchField, said) ?? correctedTo,
    filters: listFilters(index, { request, found, choices, matches, total }),
    understood: kept.map(describe),
    relaxed: relaxed.map(describe),
  }
}

const describe = ({ constraint: { key, kind, label, span } }: Wish): Understanding => ({
  key,
  kind,
  label,
  span: [span[0], span[1]],
})

/** The text with its spelling put right, in lower case, as a text that is searched for its words. */
function writeCorrected(text: string, { corrections }: Understood): string | null {
  if (corrections.length === 0) return null
  const parts = corrections.map(({ span, to }, i) => text.slice(corrections[i - 1]?.span[1] ?? 0, span[0]) + to)
  return splitWords(parts.join('') + text.slice(corrections.at(-1)?.span[1])).join(' ')
}

/** A price in words is the state of the price filter, whose other prices stay countable. */
const asChoice = ({ constraint, slots }: Wish): Choice => ({
  kind: constraint.kind === 'price' ? 'price' : 'words',
  facet: null,
  slots,
})

/** What is given up first comes first. The thing itself, its makers and places are never given up. */
const order: Constraint['kind'][] = [
  'value',
  'sizePair',
  'dimension',
  'relative',
  'count',
  'bedSize',
  'material',
  'colour',
  'audience',
  'flag',
  'price',
]

/** How many products a text finds with all that it asks for. */
export function countUnderstood(index: Index, text: string): number {
  const said = understandQuery(text, listShopWords(index))
  if (said.constraints.length === 0) return 0
  const wishes = readWishes(index, said.constraints)
  const plain = said.words.flatMap((word) => (word.role === 'plain' ? [word.text] : []))
  return countBits(applyChoices(index, matchText(index, plain.join(' ')).found, wishes.map(asChoice)))
}

/** One at a time, until something is found; none when giving all up would find nothing either. */
function relax(found: Bits, wishes: Wish[]): Wish[] {
  const soft = order.flatMap((kind) => wishes.filter(({ constraint }) => constraint.kind === kind))
  for (let given = 0; given <= soft.length; given++) {
    const relaxed = soft.slice(0, given)
    const left = found.slice()
    for (const wish of wishes) if (!relaxed.includes(wish)) keepCommon(left, wish.slots)
    if (!isEmpty(left)) return relaxed
  }
  return []
}

function listSlotsOf(
  index: Index,
  { sortBy, searchField }: SearchRequest,
  said: Understood,
  tiers: Bits[],
  matches: Bits,
  from: number,
  size: number,
): number[] {
  const isBest = sortBy === 'relevance'
  if (!isBest) return readPage(index.orders[sortBy], matches, from, size)
  const units = groupWords(arrangeSynonyms([]), listWords(searchField))
  const slots: number[] = []
  let before = 0
  for (const tier of tiers) {
    const skip = Math.max(0, from - before)
    const left = size - slots.length
    const page = said.order
      ? readPage(index.orders.priceLow, tier, skip, left)
      : pickBest(index, units, tier, skip, left)
    slots.push(...page)
    before += countBits(tier)
  }
  return slots
}
