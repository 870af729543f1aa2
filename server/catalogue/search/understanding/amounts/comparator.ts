import { type Match, matchPhrase, type Reading } from '../reading.ts'
import { turning } from '../words/amounts.ts'
import { type Comparing, comparators } from './phrase-tables.ts'

/** 'Under', 'around', or 'no more than', which is the opposite of 'more than' and includes the amount. */
export function readComparator(reading: Reading, at: number): Match<Comparing> | null {
  if (!turning.test(reading.tokens[at]?.text ?? '')) return matchPhrase(comparators, reading, at)
  const turned = matchPhrase(comparators, reading, at + 1)
  if (!turned || turned.value.is === 'about' || turned.value.weak) return null
  const is = turned.value.is === 'min' ? 'max' : 'min'
  return { ...turned, value: { ...turned.value, is, isAbove: false } }
}

/** Leaves a weak 'for' outside of a finding, because it may join two things: 'stand for 65 inch tv'. */
export const skipFor = ({ tokens }: Reading, from: number, comparing: Comparing | null): number =>
  tokens[from]?.text === 'for' && comparing?.weak ? from + 1 : from
