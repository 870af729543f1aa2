import type { SearchRequest, UnderstoodAnswer } from '../../../contract/search.ts'
import type { Keeping } from '../../platform/kept-items.ts'
import { answerSearch, type SearchPlan } from './answer.ts'
import type { Index } from './catalogue-index.ts'
import type { Choice } from './filters/choices.ts'
import { recountExchanged } from './filters/exchanged.ts'
import { findState } from './filters/replaced.ts'
import { explain, explainWishes, findSameFilter, isElsewhere, takeOver, withFilters } from './filters/same-filter.ts'
import { isQuestion, planNamed } from './question-search.ts'
import { applyRule, listHidden, listPins } from './ruled.ts'
import { findRule } from './rules.ts'
import { planTyped } from './search.ts'
import { addAll, type Bits, createBits, isEmpty, unite } from './storage/bits.ts'
import { type PageRange, readPage } from './storage/orders.ts'
import { correctText, listCorrections, weighWords } from './text/ranking-words.ts'
import { maxTiers, pickBest } from './text/relevance.ts'
import { listWords } from './text/synonyms.ts'
import { ordinary } from './understanding/shipped-lexicon.ts'
import type { Constraint, QueryWord, Understood } from './understanding/understood.ts'
import { createMatchingWriter } from './wishes/matching-variants.ts'
import { rankNearest } from './wishes/nearest.ts'
import { type Missed, writeRelaxed } from './wishes/relaxed-sentence.ts'
import { listMissed } from './wishes/relaxing.ts'
import {
  createChangeCounter,
  hasRelative,
  type Meant,
  type Ruled,
  readChosen,
  readMeant,
  settle,
} from './wishes/settling.ts'
import { understandText } from './wishes/understood-text.ts'
import { findNamed, labelWish, type Wish } from './wishes/wishes.ts'

/** Searches for what the words mean. Words that mean nothing known are searched as they are. */
export function searchUnderstood(index: Index, request: SearchRequest, pageSize: number): UnderstoodAnswer {
  const found = findUnderstood(index, request, pageSize)
  return { ...found, products: found.products.read() }
}

export type FoundUnderstood = Keeping<UnderstoodAnswer, 'products'>

/** Like `searchUnderstood`, but leaves the cards as cached JSON. */
export function findUnderstood(index: Index, request: SearchRequest, pageSize: number): FoundUnderstood {
  const { kept, ignored, relaxed, isLost, isRelative, missed, sendTo, ruled, ...plan } = planUnderstood(index, request)
  const understood = explainWishes(index, kept, request)
  const answer = answerSearch(index, withFilters(request, understood), pageSize, plan)
  const isGivenUp = relaxed.some((each) => kept.every(({ constraint }) => constraint !== each))
  const isRuled = ruled.pins !== null
  // Words that find nothing are kept; beside another choice, which finds a pinned product, they may be given up.
  const mayGiveUp = isGivenUp || (isLost && isRuled)
  const taken = takeOver(request, understood)
  const recounted = { request: taken, choices: plan.choices, mayGiveUp, isRelative, isRuled }
  return {
    ...answer,
    filters:
      mayGiveUp || isRelative
        ? recountExchanged(answer.filters, recounted, createChangeCounter(index, taken, ruled))
        : answer.filters,
    understood,
    ignored: ignored.map(explain),
    relaxed: answer.total > 0 ? relaxed.map(explain) : [],
    relaxedText: missed && answer.total > 0 ? writeRelaxed(missed, answer.total) : null,
    sendTo,
  }
}

type Relaxed = Parameters<typeof explain>[0]
type UnderstoodPlan = SearchPlan & {
  kept: Wish[]
  ignored: Constraint[]
  relaxed: Relaxed[]
  isLost: boolean
  isRelative: boolean
  missed: Missed | null
  /** The words ask about the shop and name nothing that it may sell. */
  isQuestion: boolean
}
type RuledPlan = UnderstoodPlan & { sendTo: string | null; ruled: Ruled }

/**
 * Finds what the words mean, and applies the rule that staff made for this search. Pinned products decide which words
 * are the same as a filter, and hidden ones which words find nothing, so a rule with such products needs a second
 * reading of the words.
 */
export function planUnderstood(index: Index, request: SearchRequest): RuledPlan {
  const plan = planMeaning(index, request, nothingRuled)
  const rule = findRule(index.rules, request.searchField, plan.correctedTo)
  if (!rule) return { ...plan, sendTo: null, ruled: nothingRuled }
  const [pins, hidden] = [listPins(index, rule), listHidden(index, rule)]
  const isPlain = isEmpty(pins) && isEmpty(hidden)
  const ruled = isPlain ? nothingRuled : { pins: isEmpty(pins) ? null : pins, hidden }
  const meaning = isPlain ? plan : planMeaning(index, request, ruled)
  return { ...applyRule(index, request, rule, meaning), sendTo: rule.sendTo || null, ruled }
}

const nothingRuled: Ruled = { pins: null, hidden: null }
const nothingMeant = {
  kept: [],
  ignored: [],
  relaxed: [],
  isLost: false,
  isRelative: false,
  missed: null,
  isQuestion: false,
}

function planMeaning(index: Index, request: SearchRequest, ruled: Ruled): UnderstoodPlan {
  const understood = understandText(index, request.searchField)
  if (isQuestion(understood)) return { ...planNamed(index, request), ...nothingMeant, isQuestion: true }
  const asTyped = () => ({ ...planWords(index, request, understood), ...nothingMeant })
  if (understood.constraints.length === 0 && !understood.order) return asTyped()
  const named = findNamed(index, request.searchField)
  // The name of a product finds that product, whatever else the words of its name mean.
  if (!isEmpty(named) && understood.constraints.some(({ kind }) => kind !== 'thing')) return asTyped()
  return { ...planWishes(index, request, readMeant(index, request, ruled, named)), isQuestion: false }
}

/** Searches for the text as typed; if that finds nothing, without filler words: 'furniture' in 'hallway furniture'. */
function planWords(index: Index, request: SearchRequest, { words }: Understood): SearchPlan {
  const typed = dropMisreadCorrection(index, request, planTyped(index, request))
  const searchField = words.map(({ text }) => text).join(' ')
  if (searchField === '' || typed.found === null || !isEmpty(typed.found)) return typed
  return dropMisreadCorrection(index, request, planTyped(index, { ...request, searchField }))
}

/** Drops a correction of a word of the trade: 'garden' is no misspelling of 'Marden', even if nothing is for gardens. */
function dropMisreadCorrection(index: Index, { searchField }: SearchRequest, plan: SearchPlan): SearchPlan {
  const to = new Set(listWords(plan.correctedTo ?? searchField))
  const isMisread = listWords(searchField).some((word) => ordinary.has(word) && !to.has(word))
  if (plan.correctedTo === null || !isMisread) return plan
  return { ...plan, found: createBits(index.products.capacity), correctedTo: null }
}

function planWishes(index: Index, request: SearchRequest, meant: Meant) {
  const { searchField, sortBy } = request
  const { understood, wishes, named, ignored } = meant
  // Computed before `named` is added: products that merely have the name must not decide whether a sub-category is meant.
  const choices = new Map(wishes.map((wish) => [wish, asChoice(index, wish, request)]))
  for (const { slots } of wishes) addAll(slots, named)
  const chosen = readChosen(index, request, meant)
  const { found, correctedTo, spellings, dropped, within, kept, relaxed, isLost } = settle(
    index.products.live,
    meant,
    chosen,
  )
  const corrections = listCorrections(understood, spellings)
  const replaced = isLost ? [] : kept.filter(({ instead }) => instead !== null)
  return {
    found,
    correctedTo: correctText(searchField, corrections) ?? correctedTo,
    choices: [...chosen, ...kept.flatMap((wish) => withCategory(index, wish, choices.get(wish)))],
    listPage(matches: Bits, range: PageRange) {
      if (sortBy !== 'relevance') return readPage(index.orders[sortBy], matches, range)
      if (understood.order) return readPage(index.orders[understood.order], matches, range)
      const units = weighWords(searchField, understood.words, corrections, kept)
      const tiers = rankNearest(index, { kept, relaxed, matches, named }, maxTiers(units))
      return pickBest(index, units, tiers, range)
    },
    writeCard: createMatchingWriter(index.products, {
      constraints: [...kept, ...relaxed].flatMap(({ constraint }) => showNearest(constraint, relaxed)),
      valueIds: request.properties,
    }),
    kept,
    ignored,
    isLost,
    isRelative: hasRelative(meant),
    relaxed: [...dropped.map(nameWord), ...[...replaced, ...relaxed].map(({ constraint }) => constraint)],
    missed:
      dropped.length + replaced.length + relaxed.filter(isMissed).length > 0
        ? {
            ...nameMissed(listMissed(within, wishes, relaxed).filter(isMissed), dropped, replaced),
            isAll: isAll(understood, kept, relaxed),
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

/**
 * Whether the results are the whole shop, because nothing that was asked for is left. An unmet price, size or count
 * still ranks the nearest products first; a colour alone does not.
 */
const isAll = ({ words }: Understood, kept: Wish[], relaxed: Wish[]): boolean =>
  kept.length === 0 &&
  words.every(({ role }) => role !== 'plain') &&
  !relaxed.some(({ constraint: { kind } }) => ['price', 'dimension', 'sizePair', 'count'].includes(kind))

const nameMissed = (missed: Wish[], dropped: QueryWord[], replaced: Wish[]): Omit<Missed, 'isAll'> => ({
  constraints: missed.map(({ constraint }) => constraint),
  words: dropped.map(({ text }) => text),
  instead: replaced.flatMap((wish) => labelWish(wish).split(', ')),
})

const nameWord = ({ text, span }: QueryWord): Relaxed => ({ key: `word:${text}`, kind: 'word', label: text, span })

/** A sub-category is chosen together with its category, whose other sub-categories are listed beside it. */
function withCategory(index: Index, wish: Wish, choice: Choice | undefined): Choice[] {
  if (!choice) return []
  const categoryId = choice.kind === 'subCategory' ? findSameFilter(index, wish)?.categoryId : undefined
  const { category: facet } = index.facets
  const category = facet.byKey.get(categoryId ?? '')
  if (!category) return [choice]
  const slots = unite(category.slots, wish.slots)
  return [{ kind: 'category', facet, slots, isFromWords: true }, choice]
}

/** Words that mean a filter count as a choice in it, so its other options keep their counts. */
const asChoice = (index: Index, wish: Wish, request: SearchRequest): Choice => ({
  ...findState(index, wish.constraint, isElsewhere(index, wish, request) ? undefined : wish),
  slots: wish.slots,
  isFromWords: true,
})
