import type { SearchRequest, SizeField, Understanding, UnderstoodAnswer } from '../../../contract/search.ts'
import { fieldOfSide } from './amounts.ts'
import { answerSearch, type Sought } from './answer.ts'
import { addAll, type Bits, isEmpty, keepCommon } from './bits.ts'
import type { Index } from './catalogue-index.ts'
import { applyChoices, type Choice, readChoices } from './choices.ts'
import { matchText } from './matches.ts'
import { readPage } from './orders.ts'
import { isQuestion, seekNamed } from './question-search.ts'
import { pickBest } from './relevance.ts'
import { applyRule } from './ruled.ts'
import { findRule } from './rules.ts'
import { seekTyped } from './search.ts'
import { arrangeSynonyms, groupWords, listWords } from './synonyms.ts'
import type { Constraint, Understood } from './understanding/understood.ts'
import { understandText } from './understood-text.ts'
import { findNamed, rankTiers, readWishes, type Wish } from './wishes.ts'
import { splitWords } from './words.ts'

/** Searches for what the words mean. Words that mean nothing known are searched as they are. */
export function searchUnderstood(index: Index, request: SearchRequest, pageSize: number): UnderstoodAnswer {
  const { understood, relaxed, sendTo, ...sought } = seekUnderstood(index, request)
  return { ...answerSearch(index, request, pageSize, sought), understood, relaxed, sendTo }
}

type SoughtWords = Sought & { understood: Understanding[]; relaxed: Understanding[] }

/** What words mean, under the rule that staff made for them. */
export function seekUnderstood(index: Index, request: SearchRequest): SoughtWords & { sendTo: string | null } {
  const sought = seekMeaning(index, request)
  const rule = findRule(index.rules, request.searchField, sought.correctedTo)
  if (!rule) return { ...sought, sendTo: null }
  return { ...applyRule(index, request, rule, sought), sendTo: rule.sendTo || null }
}

function seekMeaning(index: Index, request: SearchRequest): SoughtWords {
  const said = understandText(index, request.searchField)
  if (isQuestion(said)) return { ...seekNamed(index, request), understood: [], relaxed: [] }
  if (isAsTyped(index, request, said)) return { ...seekTyped(index, request), understood: [], relaxed: [] }
  const wished = said.constraints.filter(({ key }) => !request.ignored?.includes(key) && !isChosen(request, key))
  return seekWishes(index, request, said, readWishes(index, wished))
}

/** The name of a product finds that product, whatever else the words of its name mean. */
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
const chosenFields = new Map<string, SizeField>(Object.entries(fieldOfSide))

function seekWishes(index: Index, request: SearchRequest, said: Understood, wishes: Wish[]): SoughtWords {
  const { searchField, sortBy } = request
  const { found, correctedTo } = matchText(index, joinPlain(said))
  const named = findNamed(index, searchField)
  for (const { slots } of wishes) addAll(slots, named)
  if (found) addAll(found, named)
  const chosen = readChoices(index, request)
  const relaxed = relax(applyChoices(index, found, chosen), wishes)
  const kept = wishes.filter((wish) => !relaxed.includes(wish))
  return {
    found,
    correctedTo: writeCorrected(searchField, said) ?? correctedTo,
    choices: [...chosen, ...kept.map(asChoice)],
    listPage(matches, from, size) {
      if (sortBy !== 'relevance') return readPage(index.orders[sortBy], matches, from, size)
      if (said.order) return readPage(index.orders.priceLow, matches, from, size)
      const units = groupWords(arrangeSynonyms([]), listWords(searchField))
      return pickBest(index, units, rankTiers(kept, matches, named), from, size)
    },
    understood: kept.map(describe),
    relaxed: relaxed.map(describe),
  }
}

/** The words that say nothing known: they are looked for as they are. */
const joinPlain = ({ words }: Understood) =>
  words.flatMap((word) => (word.role === 'plain' ? [word.text] : [])).join(' ')

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

/** The first kind is relaxed first. The thing itself, its makers and places are never relaxed. */
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

/** One at a time, until something is found; none when relaxing all would find nothing either. */
function relax(found: Bits, wishes: Wish[]): Wish[] {
  const soft = order.flatMap((kind) => wishes.filter(({ constraint }) => constraint.kind === kind))
  for (let count = 0; count <= soft.length; count++) {
    const relaxed = soft.slice(0, count)
    const left = found.slice()
    for (const wish of wishes) if (!relaxed.includes(wish)) keepCommon(left, wish.slots)
    if (!isEmpty(left)) return relaxed
  }
  return []
}
