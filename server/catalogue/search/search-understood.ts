import type { SearchRequest, UnderstoodAnswer } from '../../../contract/search.ts'
import type { Keeping } from '../../platform/kept-items.ts'
import { answerSearch, type Sought } from './answer.ts'
import { addAll, type Bits, createBits, isEmpty, keepCommon } from './bits.ts'
import type { Index } from './catalogue-index.ts'
import { applyChoices, type Choice, readChoices } from './choices.ts'
import { createMatchingWriter } from './matching-variants.ts'
import { rankNearest } from './nearest.ts'
import { readPage } from './orders.ts'
import { seekPlainWords } from './plain-words.ts'
import { isQuestion, seekNamed } from './question-search.ts'
import { correctText, listCorrections, weighWords } from './ranking-words.ts'
import { type Missed, writeRelaxed } from './relaxed-sentence.ts'
import { listMissed, relax } from './relaxing.ts'
import { mostTiers, pickBest } from './relevance.ts'
import { findState, isReplaced } from './replaced.ts'
import { applyRule } from './ruled.ts'
import { findRule } from './rules.ts'
import { explain, explainWishes, findSameFilter, withFilters } from './same-filter.ts'
import { seekTyped } from './search.ts'
import { listWords } from './synonyms.ts'
import { ordinary } from './understanding/shipped-lexicon.ts'
import type { Constraint, QueryWord, Understood } from './understanding/understood.ts'
import { understandText } from './understood-text.ts'
import { findNamed, labelWish, readWishes, type Wish } from './wishes.ts'

/** Searches for what the words mean. Words that mean nothing known are searched as they are. */
export function searchUnderstood(index: Index, request: SearchRequest, pageSize: number): UnderstoodAnswer {
  const found = findUnderstood(index, request, pageSize)
  return { ...found, products: found.products.read() }
}

export type FoundUnderstood = Keeping<UnderstoodAnswer, 'products'>

/** Like `searchUnderstood`, but leaves the cards as cached JSON. */
export function findUnderstood(index: Index, request: SearchRequest, pageSize: number): FoundUnderstood {
  const { kept, ignored, relaxed, missed, sendTo, ...sought } = seekUnderstood(index, request)
  const understood = explainWishes(index, kept)
  const answer = answerSearch(index, withFilters(request, understood), pageSize, sought)
  return {
    ...answer,
    understood,
    ignored: ignored.map(explain),
    relaxed: relaxed.map(explain),
    relaxedText: missed && answer.total > 0 ? writeRelaxed(missed, answer.total) : null,
    sendTo,
  }
}

type Relaxed = Parameters<typeof explain>[0]
type SoughtWords = Sought & {
  kept: Wish[]
  ignored: Constraint[]
  relaxed: Relaxed[]
  missed: Missed | null
  /** The words ask about the shop and name nothing that it may sell. */
  isQuestion: boolean
}

/** Finds what the words mean, and applies the rule that staff made for this search. */
export function seekUnderstood(index: Index, request: SearchRequest): SoughtWords & { sendTo: string | null } {
  const sought = seekMeaning(index, request)
  const rule = findRule(index.rules, request.searchField, sought.correctedTo)
  if (!rule) return { ...sought, sendTo: null }
  return { ...applyRule(index, request, rule, sought), sendTo: rule.sendTo || null }
}

const nothingMeant = { kept: [], ignored: [], relaxed: [], missed: null, isQuestion: false }

function seekMeaning(index: Index, request: SearchRequest): SoughtWords {
  const said = understandText(index, request.searchField)
  if (isQuestion(said)) return { ...seekNamed(index, request), ...nothingMeant, isQuestion: true }
  const asTyped = () => ({ ...seekWords(index, request, said), ...nothingMeant })
  if (said.constraints.length === 0 && !said.order) return asTyped()
  const named = findNamed(index, request.searchField)
  // The name of a product finds that product, whatever else the words of its name mean.
  if (!isEmpty(named) && said.constraints.some(({ kind }) => kind !== 'thing')) return asTyped()
  const isIgnored = ({ key }: Constraint) => request.ignored?.includes(key) ?? false
  const open = said.constraints.filter((constraint) => !isReplaced(index, request, constraint))
  const wishes = readWishes(
    index,
    open.filter((constraint) => !isIgnored(constraint)),
  )
  return { ...seekWishes(index, request, { said, wishes, named }), ignored: open.filter(isIgnored), isQuestion: false }
}

/** Searches for the text as typed; if that finds nothing, without filler words: 'furniture' in 'hallway furniture'. */
function seekWords(index: Index, request: SearchRequest, { words }: Understood): Sought {
  const typed = leaveMisread(index, request, seekTyped(index, request))
  const searchField = words.map(({ text }) => text).join(' ')
  if (searchField === '' || typed.found === null || !isEmpty(typed.found)) return typed
  return leaveMisread(index, request, seekTyped(index, { ...request, searchField }))
}

/** Drops a correction of a word of the trade: 'garden' is no misspelling of 'Marden', even if nothing is for gardens. */
function leaveMisread(index: Index, { searchField }: SearchRequest, sought: Sought): Sought {
  const to = new Set(listWords(sought.correctedTo ?? searchField))
  const isMisread = listWords(searchField).some((word) => ordinary.has(word) && !to.has(word))
  if (sought.correctedTo === null || !isMisread) return sought
  return { ...sought, found: createBits(index.products.capacity), correctedTo: null }
}

type Meant = { said: Understood; wishes: Wish[]; named: Bits }

function seekWishes(index: Index, request: SearchRequest, { said, wishes, named }: Meant) {
  const { searchField, sortBy } = request
  // Computed before `named` is added: products that merely have the name must not decide whether a sub-category is meant.
  const choices = new Map(wishes.map((wish) => [wish, asChoice(index, wish)]))
  for (const { slots } of wishes) addAll(slots, named)
  const chosen = readChoices(index, request)
  const { found, correctedTo, spellings, dropped } = seekPlainWords(index, said, findThings(index, chosen, wishes))
  const corrections = listCorrections(said, spellings)
  if (found) addAll(found, named)
  const within = applyChoices(index, found, chosen)
  const nearest = relax(within, wishes)
  const relaxed = nearest ?? []
  const kept = wishes.filter((wish) => !relaxed.includes(wish))
  const replaced = nearest ? kept.filter(({ instead }) => instead !== null) : []
  return {
    found,
    correctedTo: correctText(searchField, corrections) ?? correctedTo,
    choices: [...chosen, ...kept.flatMap((wish) => withCategory(index, wish, choices.get(wish)))],
    listPage(matches: Bits, from: number, size: number) {
      if (sortBy !== 'relevance') return readPage(index.orders[sortBy], matches, from, size)
      if (said.order) return readPage(index.orders[said.order], matches, from, size)
      const units = weighWords(searchField, corrections, kept)
      const tiers = rankNearest(index, { kept, relaxed, matches, named }, mostTiers(units))
      return pickBest(index, units, tiers, from, size)
    },
    writeCard: createMatchingWriter(index.products, {
      constraints: [...kept, ...relaxed].flatMap(({ constraint }) => showNearest(constraint, relaxed)),
      valueIds: request.properties,
    }),
    kept,
    relaxed: [...dropped.map(nameWord), ...[...replaced, ...relaxed].map(({ constraint }) => constraint)],
    missed:
      dropped.length + replaced.length + relaxed.filter(isMissed).length > 0
        ? {
            ...nameMissed(listMissed(within, wishes, relaxed).filter(isMissed), dropped, replaced),
            isAll: isAll(said, kept, relaxed),
          }
        : null,
  }
}

/** Of a colour that nothing has, cards show the nearest. */
function showNearest(constraint: Constraint, relaxed: Wish[]): Constraint[] {
  if (!relaxed.some((wish) => wish.constraint === constraint)) return [constraint]
  if (constraint.kind !== 'colour') return []
  const { familyValueIds: valueIds, kindredValueIds: nearValueIds } = constraint
  return [{ ...constraint, valueIds, nearValueIds }]
}

/** Whether an unmet wish counts as missed. A room does not: curtains for a nursery are ordinary curtains. */
const isMissed = ({ constraint }: Wish) => constraint.kind !== 'audience' || !constraint.isRoom

/** Whether the results are simply everything else: a price, a size or a count has nearest products, a colour alone has none. */
const isAll = ({ words }: Understood, kept: Wish[], relaxed: Wish[]): boolean =>
  kept.length === 0 &&
  words.every(({ role }) => role !== 'plain') &&
  !relaxed.some(({ constraint: { kind } }) => ['price', 'dimension', 'sizePair', 'count'].includes(kind))

const nameMissed = (missed: Wish[], dropped: QueryWord[], replaced: Wish[]): Omit<Missed, 'isAll'> => ({
  constraints: missed.map(({ constraint }) => constraint),
  words: dropped.map(({ text }) => text),
  instead: replaced.flatMap((wish) => labelWish(wish).split(', ')),
})

/** What the shop has of the things asked for, within the chosen filters; null without such a thing. */
function findThings(index: Index, chosen: Choice[], wishes: Wish[]): Bits | null {
  const things = wishes.filter(({ constraint }) => constraint.kind === 'thing')
  if (things.length === 0) return null
  const found = applyChoices(index, null, chosen)
  for (const { slots } of things) keepCommon(found, slots)
  return isEmpty(found) ? null : found
}

const nameWord = ({ text, span }: QueryWord): Relaxed => ({ key: `word:${text}`, kind: 'word', label: text, span })

/** A sub-category is chosen together with its category, whose other sub-categories are listed beside it. */
function withCategory(index: Index, wish: Wish, choice: Choice | undefined): Choice[] {
  if (!choice) return []
  const categoryId = choice.kind === 'subCategory' ? findSameFilter(index, wish)?.categoryId : undefined
  const { category: facet } = index.facets
  const category = facet.byKey.get(categoryId ?? '')
  if (!category) return [choice]
  const slots = category.slots.slice()
  addAll(slots, wish.slots)
  return [{ kind: 'category', facet, slots, isFromWords: true }, choice]
}

/** Words that mean a filter count as a choice in it, so its other options keep their counts. */
const asChoice = (index: Index, wish: Wish): Choice => ({
  ...findState(index, wish.constraint, wish),
  slots: wish.slots,
  isFromWords: true,
})
