import { SearchRequest } from '../../../../contract/search.ts'
import type { Index } from '../catalogue-index.ts'
import { type Choice, readChoices } from '../filters/choices.ts'
import { isReplaced } from '../filters/replaced.ts'
import {
  addAll,
  areEqual,
  type Bits,
  countBits,
  haveCommon,
  keepCommon,
  meetAll,
  narrowTo,
  subtract,
  unite,
} from '../storage/bits.ts'
import { matchText, type TextMatch } from '../text/matches.ts'
import { findPlainWords } from '../text/plain-words.ts'
import type { Constraint, Understood } from '../understanding/understood.ts'
import { relax } from './relaxing.ts'
import { understandText } from './understood-text.ts'
import { findNamed, isRelative, judgeAgain, readWishes, type Wish } from './wishes.ts'

/** The products that a rule adds, and those that it leaves out. */
export type Ruled = { pins: Bits | null; hidden: Bits | null }

/**
 * Decides what a text asks for, besides the chosen filters. `taken`: what is found by words that a filter may stand for,
 * where a rule pins products. `isThingChosen`: by a sub-category. `match` looks for each text once.
 */
export type Meant = Ruled & {
  understood: Understood
  wishes: Wish[]
  ignored: Constraint[]
  taken: Bits[]
  named: Bits
  isThingChosen: boolean
  match(text: string): TextMatch
}

/** `isWord`: the filter finds just what a word of the text does, and counts as that word. */
type Chosen = Choice & { isWord: boolean }

type Settled = Omit<ReturnType<typeof findPlainWords>, 'units'> & {
  within: Bits
  kept: Wish[]
  relaxed: Wish[]
  /** Relaxing every wish would find nothing either. */
  isLost: boolean
}

export function readMeant(index: Index, request: SearchRequest, ruled: Ruled, named: Bits): Meant {
  const understood = understandText(index, request.searchField)
  const isIgnored = ({ key }: Constraint) => request.ignored?.includes(key) ?? false
  const open = understood.constraints.filter((constraint) => !isReplaced(index, request, constraint, ruled.pins))
  const wished = open.filter((constraint) => !isIgnored(constraint))
  return {
    ...ruled,
    understood,
    wishes: readWishes(index, wished, { pins: ruled.pins, within: slotsOfSubCategory(index, request) }),
    ignored: open.filter(isIgnored),
    taken: ruled.pins ? listTaken(index, exclude(understood.constraints, wished), unite(ruled.pins, named)) : [],
    named,
    isThingChosen: request.subCategoryUuid !== null && understood.constraints.some(({ kind }) => kind === 'thing'),
    match: keepMatches((text) => matchText(index, text)),
  }
}

const slotsOfSubCategory = ({ facets }: Index, { subCategoryUuid }: SearchRequest): Bits | null =>
  subCategoryUuid === null ? null : (facets.subCategory.byKey.get(subCategoryUuid)?.slots ?? null)

const exclude = (constraints: Constraint[], others: Constraint[]) =>
  constraints.filter((constraint) => !others.includes(constraint))

/** The sets that a filter has to find to stand for one of these words. `always`: products that meet every word. */
const listTaken = (index: Index, constraints: Constraint[], always: Bits): Bits[] =>
  readWishes(index, constraints).map((wish) => meetAll(unite(wish.slots, always), [{ slots: index.products.live }]))

function keepMatches(read: Meant['match']): Meant['match'] {
  const matches = new Map<string, TextMatch>()
  return (text) => {
    const match = matches.get(text) ?? read(text)
    matches.set(text, match)
    return match
  }
}

export function readChosen(index: Index, request: SearchRequest, { taken }: Meant): Chosen[] {
  const { live } = index.products
  const isWord = (choice: Choice) => taken.some((slots) => areEqual(meetAll(live, [choice]), slots))
  return readChoices(index, request).map((choice) => ({ ...choice, isWord: isWord(choice) }))
}

/** Decides which words and wishes are given up within the chosen filters. `live`: all products. */
export function settle(live: Bits, meant: Meant, chosen: Chosen[]): Settled {
  const { understood, wishes, named, pins, hidden, isThingChosen, match } = meant
  // Where a pinned product meets the filters, words are given up only if they find nothing without filters and rule either.
  const isPinFound = pins !== null && haveCommon(pins, meetAll(live, chosen))
  const scope = isPinFound ? chosen.filter(({ isWord }) => isWord) : chosen
  const things = wishes.filter(isThing)
  const plain = findPlainWords(
    understood,
    isThingChosen || things.length > 0 ? meetAll(live, [...scope, ...things]) : null,
    match,
  )
  const found = plain.found?.slice() ?? null
  if (found) addAll(found, named)
  const open = meetAll(found ?? live, scope)
  const within = hidden && !isPinFound ? subtract(open, hidden) : open
  const nearest = relax(within, wishes)
  const relaxed = nearest ?? []
  const kept = wishes.filter((wish) => !relaxed.includes(wish))
  return { ...plain, found, within, kept, relaxed, isLost: nearest === null }
}

/**
 * Returns a counter of how many products each of these changes, all to the same fields, finds. With each of them the
 * words have to mean the same, except a size such as 'small', which is judged within the sub-category of each. Which
 * words are given up is decided for each change, among the few products that any of them may find.
 */
export function createChangeCounter(
  index: Index,
  request: SearchRequest,
  ruled: Ruled,
): (changes: Partial<SearchRequest>[]) => number[] {
  const named = findNamed(index, request.searchField)
  return (changes) => {
    const [first] = changes
    if (!first) return []
    const meant = readMeant(index, { ...request, ...first }, ruled, named)
    const fields = Object.keys(first) as (keyof SearchRequest)[]
    const unchanged = readChosen(index, { ...request, ...pick(unfiltered, fields) }, meant)
    const possible = findPossible(index.products.live, meant, unchanged)
    const narrow = narrowTo(possible)
    const few = narrowMeant(meant, narrow)
    const live = narrow(possible)
    const judgeWithin = (change: Partial<SearchRequest>) => {
      const judged = judgeAgain(index, meant.wishes, slotsOfSubCategory(index, { ...request, ...change }))
      return few.wishes.map((wish) => {
        const again = judged.get(wish.constraint)
        return again ? narrowWish(again, few.named, narrow) : wish
      })
    }
    const narrowChoices = (choices: Chosen[]) => choices.map((choice) => ({ ...choice, slots: narrow(choice.slots) }))
    const fewUnchanged = narrowChoices(unchanged)
    return changes.map((change) => {
      const own = narrowChoices(readChosen(index, { ...unfiltered, ...change }, meant))
      const wishes = change.subCategoryUuid === first.subCategoryUuid ? few.wishes : judgeWithin(change)
      return countBits(findSettled(live, { ...few, wishes }, [...fewUnchanged, ...own]))
    })
  }
}

const unfiltered = SearchRequest.parse({})
const pick = <Key extends keyof SearchRequest>(request: SearchRequest, keys: Key[]): Pick<SearchRequest, Key> =>
  Object.fromEntries(keys.map((key) => [key, request[key]])) as Pick<SearchRequest, Key>

type Narrow = ReturnType<typeof narrowTo>

/** A thing is never given up. Products outside the filters count only where a pin is found. */
function findPossible(live: Bits, { wishes, pins, named }: Meant, chosen: Choice[]): Bits {
  const things = wishes.filter(isThing).map(({ slots }) => ({ slots: unite(slots, named) }))
  const possible = meetAll(live, [...(pins ? [] : chosen), ...things])
  if (pins) addAll(possible, pins)
  return possible
}

/** A product that is named by the text meets every wish. */
const narrowWish = (wish: Wish, named: Bits, narrow: Narrow): Wish => ({
  ...wish,
  slots: unite(narrow(wish.slots), named),
})

function narrowMeant(meant: Meant, narrow: Narrow): Meant {
  const narrowOrNull = (bits: Bits | null) => bits && narrow(bits)
  const named = narrow(meant.named)
  return {
    ...meant,
    wishes: meant.wishes.map((wish) => narrowWish(wish, named, narrow)),
    named,
    pins: narrowOrNull(meant.pins),
    hidden: narrowOrNull(meant.hidden),
    match: keepMatches((text) => {
      const match = meant.match(text)
      return { ...match, found: narrowOrNull(match.found) }
    }),
  }
}

/** With the rule of staff: see applyRule. */
function findSettled(live: Bits, meant: Meant, chosen: Chosen[]): Bits {
  const { pins, hidden } = meant
  const { found, kept } = settle(live, meant, chosen)
  const left = meetAll(found ?? live, kept)
  if (pins) addAll(left, pins)
  for (const { slots } of chosen) keepCommon(left, slots)
  return hidden ? subtract(left, hidden) : left
}

export const hasRelative = ({ wishes }: Pick<Meant, 'wishes'>) =>
  wishes.some(({ constraint }) => isRelative(constraint))

const isThing = ({ constraint }: Wish) => constraint.kind === 'thing'
