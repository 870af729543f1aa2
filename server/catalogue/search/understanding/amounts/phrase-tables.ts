import { lengthUnits } from '../../../../../contract/length-units.ts'
import type { PhraseTable } from '../reading.ts'
import { splitList } from '../split-list.ts'
import { keyOfPhrase, readTokens } from '../tokens.ts'
import * as words from '../words/amounts.ts'
import { type Counted, countedNouns } from '../words/phrases.ts'

function makeTable<Value>(lists: Iterable<readonly [Value, string]>): PhraseTable<Value> {
  const values = new Map<string, Value>()
  const firsts = new Set<string>()
  let longest = 1
  for (const [value, list] of lists) {
    for (const phrase of splitList(list)) {
      const key = keyOfPhrase(phrase) || phrase
      const tokens = readTokens(phrase)
      values.set(key, value)
      firsts.add(key).add(keyOfPhrase(tokens[0]?.text ?? '') || key)
      longest = Math.max(longest, tokens.length)
    }
  }
  return { values, firsts, longest }
}

const entriesOf = <Key extends string, Value>(record: Readonly<Record<Key, Value>>) =>
  Object.entries(record) as [Key, Value][]

/**
 * `side`: the side that the comparator names, as 'wider than' does. `isVague`: it applies to the usual side of the
 * thing, as 'bigger than' does. `weak`: it has other uses, as 'for' has. `isAbove`: it excludes the
 * amount, as 'over' does.
 */
export type Comparing = {
  is: words.Comparator
  side: words.DimensionWord | null
  isVague: boolean
  weak: boolean
  isAbove: boolean
}

const sides: [words.DimensionWord, RegExp][] = [
  ['width', /wide|narrow|smaller|bigger|larger|\bfits?\b/],
  ['height', /tall|high|shorter/],
  ['depth', /deep|shallow/],
  ['length', /\blong/],
]
const weak = /^(?:for|at|near|nearly|close to|price|within|until|about|exactly|to fit|fits? ?i?n?|from)$/
const above = /^(?:over|above|exceeding|in excess of|.* th[ae]n|>)$/
const comparing = (is: words.Comparator, phrase: string): Comparing => ({
  is,
  side: sides.find(([, pattern]) => pattern.test(phrase))?.[0] ?? null,
  isVague: /smaller|bigger|larger/.test(phrase),
  weak: weak.test(phrase),
  isAbove: is === 'min' && above.test(phrase),
})

export const comparators = makeTable([
  ...entriesOf(words.comparators).flatMap(([is, list]) =>
    splitList(list).map((phrase) => [comparing(is, phrase), phrase] as const),
  ),
  [comparing('max', ''), '<, ≤'],
  [comparing('min', '>'), '>'],
  [comparing('min', ''), '≥'],
  [comparing('about', ''), '~'],
])
export const comparatorsAfter = makeTable([...entriesOf(words.comparatorsAfter), ['min' as const, '+']])
export const dimensions = makeTable(entriesOf(words.dimensionWords))
export const units = makeTable(lengthUnits)
export const currencyBefore = makeTable([[true, words.currencyBefore]])
export const currencyAfter = makeTable([[true, words.currencyAfter]])
export const thousands = makeTable([[1000, words.thousands]])
export const hundreds = makeTable([[100, 'hundred, hundreds']])
export const slang = makeTable(entriesOf(words.slang).map(([pounds, list]) => [Number(pounds), list] as const))
export const roughNumbers = makeTable(entriesOf(words.roughNumbers).map(([n, list]) => [Number(n), list] as const))
export const countNouns = makeTable<Counted>(entriesOf(countedNouns))
export const countVerbs = makeTable<Counted>([
  ['seats', 'seats, seat, sits, seating, seating for, to seat, sleeps, to sit'],
  ['pieces', 'set of, pack of, box of, sets of'],
])
export const times = makeTable([[true, 'x, ×, by, *']])
export const ranges = makeTable([[true, 'to, -, –, —, and, until, up to']])
export const rangeStarts = makeTable([[true, 'between, from, range']])
