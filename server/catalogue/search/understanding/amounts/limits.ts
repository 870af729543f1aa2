import { type Match, matchPhrase, type Reading } from '../reading.ts'
import { isArticle } from '../tokens.ts'
import type { Comparator, DimensionWord } from '../words/amounts.ts'
import { type Amount, readAmount, readSideBefore } from './amount.ts'
import { readComparator, skipFor } from './comparator.ts'
import {
  type Finding,
  lengthAbove,
  lengthAround,
  lengthWithin,
  priceAround,
  priceWithin,
  type TokenRange,
} from './finding.ts'
import { type Comparing, comparatorsAfter } from './phrase-tables.ts'
import { maxBareSize } from './size-pair.ts'

/** A smaller number without a unit is no price. */
export const minPrice = 15
/** After 'for' or 'about', which say other numbers as well: 'sofa for 1200'. */
const minSurePrice = 300
/** Furniture is no longer, in cm: a greater number is a code. */
const maxCentimetres = 1500

/** 'under £500', 'max 200cm wide', 'width up to 90', '500 or less', '£900', '220 cm'. */
export function readLimit(reading: Reading, from: number): Finding | null {
  const before = readBefore(reading, from)
  const at = before.next > from && isBeforeNumber(reading, before.next) ? before.next + 1 : before.next
  const read = readAmount(reading, at)
  if (!read) return null
  const amount = before.side === null ? read : releaseLetter(reading, read)
  const after = matchPhrase(comparatorsAfter, reading, amount.next)
  const side = before.side ?? amount.value.side
  const isLate = after !== null && (before.comparing === null || before.comparing.weak)
  const is: Comparing | null = isLate
    ? { is: after.value, side: null, isVague: false, weak: false, isAbove: false }
    : before.comparing
  // 'I've got 500 to spend' states the maximum twice.
  const isTwice =
    after?.value === before.comparing?.is && /^(?:to|tops|limit|budget)$/.test(reading.tokens[amount.next]?.text ?? '')
  const to = after && (isLate || isTwice) ? after.next : amount.next
  const sideAfter = side ? null : readSideAfter(reading, to, amount.value)
  const named = { ...amount.value, side: side ?? sideAfter?.value ?? null }
  return judgeAmount(
    { from: skipFor(reading, from, before.comparing), to: sideAfter?.next ?? to },
    named,
    is,
    before.next > from || (isLate && amount.value.value >= minSurePrice),
  )
}

/** Where the side stands before, a letter belongs to the next number: the 'd' of 'w100 d60'. */
function releaseLetter({ tokens }: Reading, amount: Match<Amount>): Match<Amount> {
  const isLetter = amount.value.side !== null && tokens[amount.next - 1]?.text.length === 1
  if (!isLetter || tokens[amount.next]?.kind !== 'number') return amount
  return { value: { ...amount.value, side: null }, next: amount.next - 1 }
}

/** The article of 'fits in a 2.5m room'; that of 'a thousand' is part of the number. */
const isBeforeNumber = ({ tokens }: Reading, at: number) => {
  const [article, next] = [tokens[at], tokens[at + 1]]
  return article !== undefined && isArticle(article) && next?.kind === 'number'
}

/** '200cm in width', '200 max wide'. */
function readSideAfter(reading: Reading, at: number, { kind }: Amount) {
  const side = kind === 'money' ? null : readSideBefore(reading, at)
  return side
}

type Before = { comparing: Comparing | null; side: DimensionWord | null; next: number }

/** A comparator and a side, in either order. */
function readBefore(reading: Reading, from: number): Before {
  let before: Before = { comparing: null, side: null, next: from }
  for (let i = 0; i < 3; i++) {
    const comparing = readComparator(reading, before.next)
    if (comparing)
      before = { ...before, comparing: chooseStronger(before.comparing, comparing.value), next: comparing.next }
    const side = before.side ? null : readSideBefore(reading, before.next)
    if (side) before = { ...before, side: side.value, next: side.next }
    if (!comparing && !side) break
  }
  return before
}

const chooseStronger = (one: Comparing | null, other: Comparing): Comparing =>
  one && (other.weak || !one.weak) ? one : other

function judgeAmount(
  place: TokenRange,
  written: Amount,
  comparing: Comparing | null,
  isNamed: boolean,
): Finding | null {
  const amount = readBare(written)
  const { kind, value } = amount
  const is: Comparator | null = comparing?.is ?? null
  const isWhole = comparing?.isVague && kind === 'length'
  const side = amount.side ?? (kind === 'money' || isWhole ? null : (comparing?.side ?? null))
  if (kind !== 'money' && value > maxCentimetres && (kind === 'length' || side)) return null
  if (kind === 'money') return judgePrice(place, value, is)
  if (kind === 'plain' && !side) {
    const least = comparing?.weak ? minSurePrice : minPrice
    return isNamed && comparing && value >= least ? judgePrice(place, value * 100, is) : null
  }
  if (kind === 'plain' && value < minPrice) return null
  if (is === 'min' && comparing?.isAbove) return lengthAbove(place, side, value)
  if (is === 'max' || is === 'min') return lengthWithin(place, side, { [is]: value })
  return lengthAround(place, { ...amount, side }, is === 'about')
}

/** '1600 wide' is in millimetres. */
const readBare = (amount: Amount): Amount =>
  amount.side && amount.unit === null && amount.kind !== 'money' && amount.value > maxBareSize
    ? { ...amount, value: amount.value / 10 }
    : amount

function judgePrice(place: TokenRange, pence: number, is: Comparator | null): Finding {
  return is === 'max' || is === 'min' ? priceWithin(place, { [is]: pence }) : priceAround(place, pence)
}
