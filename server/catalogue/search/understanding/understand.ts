import { readBareSize } from './amounts/bare-size.ts'
import type { Finding } from './amounts/finding.ts'
import { isOfChairs, listFindings } from './amounts/findings.ts'
import { joinConvertibles } from './convertibles.ts'
import { correctWords } from './corrections.ts'
import { findDenial } from './denials.ts'
import { chooseHead, isOfAnotherThing } from './heads.ts'
import { joinAlternatives, joinConstraints } from './joined-constraints.ts'
import { shortenKey } from './labels.ts'
import { readLetteredSizes } from './lettered-sizes.ts'
import { constrainNumber, isBedlike } from './number-constraints.ts'
import { dropParts } from './parts.ts'
import { constrainSegments, type Read } from './read-segments.ts'
import type { Reading } from './reading.ts'
import { cutSegments, type Segment, thingOf } from './segments.ts'
import { shippedLexicon } from './shipped-lexicon.ts'
import { type ShopVocabulary, sells } from './shop-vocabulary.ts'
import { isKindOf } from './things.ts'
import { readTokens } from './tokens.ts'
import { readFree, readIsh, readShort, readSigns } from './turned-words.ts'
import type { Span, Understood } from './understood.ts'

/** Turns a text into constraints and words, by the words of the shop and of the trade. Any text gives a result. */
export function understandQuery(text: string, vocabulary: ShopVocabulary): Understood {
  const reading: Reading = { tokens: readTokens(text), steps: 0 }
  reading.steps += reading.tokens.length
  readShort(reading, vocabulary)
  readSigns(reading)
  joinConvertibles(reading)
  readIsh(reading)
  readFree(reading)
  readLetteredSizes(reading)
  const first = cutOpen(reading, vocabulary)
  const corrections = correctWords(reading, first.segments, vocabulary)
  const cut = corrections.length > 0 ? cutOpen(reading, vocabulary) : first
  const segments =
    cut.segments.filter(isThing).length > 1
      ? cut.segments
      : cut.segments.map((each) => dropUnsoldThings(vocabulary, each))
  const heads = chooseHead(dropParts(reading, dropDenied(reading, segments)))
  const bare = readBareSize(reading.tokens, heads, cut.findings)
  const findings = bare ? [bare] : cut.findings
  const left = bare ? segments.filter(({ from }) => from !== bare.from) : segments
  const read = constrainSegments(reading, vocabulary, left, heads, findings)
  const thing = heads[0] ? thingOf(heads[0]) : null
  const numbers = listOwn({ reading, segments, heads, read }, findings).map((finding) =>
    constrainNumber({ vocabulary, head: thing }, finding, spanOf(reading, finding.from, finding.to)),
  )
  const constraints = joinAlternatives(joinConstraints([...read.constraints, ...numbers]), ([from, to]) =>
    /^\s*(?:or|\/)\s*$/i.test(text.slice(from, to)),
  ).map((each) => ({ ...each, key: shortenKey(each.key) }))
  reading.steps += constraints.length * vocabulary.values.length
  return { ...read, constraints, corrections, steps: reading.steps }
}

/** Reads the numbers first, and cuts the rest into phrases. */
function cutOpen(reading: Reading, vocabulary: ShopVocabulary): { findings: Finding[]; segments: Segment[] } {
  const findings = listFindings(reading)
  const taken = new Uint8Array(reading.tokens.length)
  for (const { from, to } of findings) taken.fill(1, from, to)
  const isOpen = (at: number) => taken[at] === 0 && reading.tokens[at]?.kind !== 'sign'
  return { findings, segments: cutSegments(reading, [vocabulary.lexicon, shippedLexicon], isOpen) }
}

type Reader = { reading: Reading; segments: Segment[]; heads: Segment[]; read: Read }

/**
 * Leaves out numbers that are not about the thing, such as the size of the television on it or the height of a person. A
 * question that names nothing has no price either: 'is delivery free over £500'.
 */
function listOwn({ reading, segments, heads, read }: Reader, findings: Finding[]): Finding[] {
  if (read.question && read.constraints.length === 0) return []
  const thing = heads[0] ? thingOf(heads[0]) : null
  const isOther = ({ kind, from }: Finding) =>
    kind !== 'price' && (kind === 'count' || !isBedlike(thing)) && isOfAnotherThing(segments, heads, from)
  const isScreen = (each: Finding) =>
    each.kind === 'dimension' &&
    each.side === null &&
    each.stated?.unit === 2.54 &&
    thing !== null &&
    isKindOf(thing, 'tv unit')
  const isSuite = thing !== null && isKindOf(thing, 'sofa')
  return findings.filter(
    (finding) =>
      !isOther(finding) &&
      !isScreen(finding) &&
      !isOfPerson(reading, segments, finding) &&
      !(isSuite && isOfChairs(reading, finding)),
  )
}

/** How tall somebody is: 'my husband who is 6ft 4', 'im 5 foot 2', 'for a 6ft man'. */
function isOfPerson({ tokens }: Reading, segments: Segment[], finding: Finding): boolean {
  if (finding.kind !== 'dimension' || !finding.feet || finding.feet < 4.5 || finding.feet > 7.5) return false
  const [before, after] = [tokens[finding.from - 1]?.text ?? '', tokens[finding.to]?.text ?? '']
  if (/^(?:whos|im|am|hes|shes|thats)$/.test(before) || /^(?:man|men|woman|women|person|people|lad|guy)$/.test(after))
    return true
  return /^(?:is|are)$/.test(before) && segments.some(({ meanings }) => meanings.some(({ kind }) => kind === 'person'))
}

const isThing = ({ meanings }: Segment) => meanings.some(({ kind }) => kind === 'thing')

/** Leaves out denied things: 'table but not a coffee table' asks for a table. If all things are denied, they stay. */
function dropDenied(reading: Reading, segments: Segment[]): Segment[] {
  const left = segments.filter((each) => !isThing(each) || findDenial(reading, each, []) === null)
  return left.some(isThing) ? left : segments
}

/** 'Toilets' asks about the shop, unless it sells any. */
function dropUnsoldThings({ products }: ShopVocabulary, segment: Segment): Segment {
  const { meanings } = segment
  if (!meanings.some(({ kind }) => kind === 'question')) return segment
  return { ...segment, meanings: meanings.filter((each) => each.kind !== 'thing' || sells(products, each.thing)) }
}

export const spanOf = ({ tokens }: Reading, from: number, to: number): Span => [
  tokens[from]?.start ?? 0,
  tokens[to - 1]?.end ?? 0,
]
