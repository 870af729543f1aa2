import type { Finding } from './amounts/finding.ts'
import { listFindings } from './amounts/findings.ts'
import { correctWords } from './corrections.ts'
import { chooseHead, isOfAnotherThing } from './heads.ts'
import { joinConstraints } from './joined-constraints.ts'
import { thingOf } from './names.ts'
import { constrainNumber } from './number-constraints.ts'
import { constrainSegments } from './read-segments.ts'
import type { Reading } from './reading.ts'
import { cutSegments, type Segment } from './segments.ts'
import { shippedLexicon } from './shipped-lexicon.ts'
import type { ShopVocabulary } from './shop-vocabulary.ts'
import { readTokens } from './tokens.ts'
import type { Constraint, Head, QueryWord, Span, Understood } from './understood.ts'

/** What a shopper asks for, as far as the shop's words and those of the trade tell. Any text is understood somehow. */
export function understandQuery(text: string, vocabulary: ShopVocabulary): Understood {
  const reading: Reading = { tokens: readTokens(text), steps: 0 }
  reading.steps += reading.tokens.length
  const first = cutOpen(reading, vocabulary)
  const corrections = correctWords(reading, first.segments, vocabulary)
  const { findings, segments } = corrections.length > 0 ? cutOpen(reading, vocabulary) : first
  const heads = chooseHead(segments)
  const read = constrainSegments(reading, vocabulary, segments, heads, findings)
  const head = heads[0] ? thingOf(heads[0]) : null
  const own = findings.filter(({ kind, from }) => kind !== 'count' || !isOfAnotherThing(segments, heads, from))
  const numbers = own.map((finding) =>
    constrainNumber({ vocabulary, head }, finding, spanOf(reading, finding.from, finding.to)),
  )
  const constraints = joinConstraints([...read.constraints, ...numbers])
  reading.steps += constraints.length * vocabulary.values.length
  const { words, order, question } = read
  return { constraints, words, order, head: findHead(constraints, words), question, corrections, steps: reading.steps }
}

/** What numbers say is read first; the rest is cut into phrases. */
function cutOpen(reading: Reading, vocabulary: ShopVocabulary): { findings: Finding[]; segments: Segment[] } {
  const findings = listFindings(reading)
  const taken = new Uint8Array(reading.tokens.length)
  for (const { from, to } of findings) taken.fill(1, from, to)
  const isOpen = (at: number) => taken[at] === 0 && reading.tokens[at]?.kind !== 'sign'
  return { findings, segments: cutSegments(reading, [vocabulary.lexicon, shippedLexicon], isOpen) }
}

export const spanOf = ({ tokens }: Reading, from: number, to: number): Span => [
  tokens[from]?.start ?? 0,
  tokens[to - 1]?.end ?? 0,
]

function findHead(constraints: Constraint[], words: QueryWord[]): Head | null {
  const thing = constraints.find(({ kind }) => kind === 'thing')
  if (thing) return { kind: 'thing', key: thing.key, span: thing.span }
  const place = constraints.find(({ kind }) => kind === 'category' || kind === 'subCategory')
  if (place) return { kind: 'place', key: place.key, span: place.span }
  const word = words.findLast(({ role }) => role === 'plain')
  return word ? { kind: 'word', key: word.stem, span: word.span } : null
}
