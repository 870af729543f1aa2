import { capitalize } from '../../../../contract/capitals.ts'
import type { Finding } from './amounts/finding.ts'
import { isOfChairs } from './amounts/findings.ts'
import { asksSomething, askTopic, hintTopic, isAsking } from './asking.ts'
import { readBedComparison } from './bed-comparison.ts'
import { type Denied, deny, findDenial } from './denials.ts'
import { constrainFeature } from './feature-constraint.ts'
import { isOfAnotherThing } from './heads.ts'
import type { Meaning } from './lexicon.ts'
import { constrainBedSize, constrainBedSizes, isBedlike } from './number-constraints.ts'
import { findOutdoorThing, isIndoors, isOutside, saysOutdoors } from './outdoors.ts'
import { type Context, constrainPhrase } from './phrase-constraints.ts'
import { keyAt } from './phrase-key.ts'
import type { Reading } from './reading.ts'
import { lookUp, type Segment, thingOf, thingsOf } from './segments.ts'
import { shippedLexicon } from './shipped-lexicon.ts'
import type { ShopVocabulary } from './shop-vocabulary.ts'
import { constrainThings } from './thing-constraint.ts'
import { isKindOf, listKinds } from './things.ts'
import type { Token } from './tokens.ts'
import type { Constraint, QueryWord, Understood } from './understood.ts'
import type { BedSize } from './words/phrases.ts'

export type Read = Pick<Understood, 'words' | 'order' | 'question' | 'hint' | 'asksSomething'> & {
  constraints: Constraint[]
}

type Here = {
  reading: Reading
  segments: Segment[]
  heads: Segment[]
  context: Context
  read: Read
  denied: Denied[]
  isAsking: boolean
  /** Whether the thing is for somebody, and whether chairs belong to it. */
  isForSomebody: boolean
  hasChairs: boolean
}

/** Each phrase as a constraint, as a wish for an order, as a question or, at last, as words to be found. */
export function constrainSegments(
  reading: Reading,
  vocabulary: ShopVocabulary,
  segments: Segment[],
  heads: Segment[],
  findings: Finding[],
): Read {
  const read: Read = { constraints: [], words: [], order: null, question: null, ...readForm(reading, segments) }
  const head = heads[0] ? thingOf(heads[0]) : null
  const isAlone = segments.every(({ meanings }) => meanings.length > 0)
  const seats = findings.some((each) => each.kind === 'count' && each.what === 'seats')
  const here: Here = {
    reading,
    segments,
    heads,
    context: { vocabulary, head, isAlone, seats },
    read,
    denied: [],
    isAsking: isAsking(reading.tokens),
    isForSomebody: segments.some((each) => isOf(each, 'person') || (isOf(each, 'room') && !isToDineIn(reading, each))),
    hasChairs: findings.some((each) => isOfChairs(reading, each)),
  }
  if (!isGiftFor(here)) nameHeads(here)
  // A search for presents names no kind of product, so the results are sorted by price.
  if (isGift(here)) read.order = 'priceLow'
  const compared = compareBeds(here)
  for (const segment of segments)
    if (!heads.includes(segment) && !(segment.from >= compared.from && segment.to <= compared.to))
      readSegment(here, segment)
  read.words.sort((a, b) => a.span[0] - b.span[0])
  // Other words of a question are not required in products. Without the form of a question, words of product names are.
  if (read.question && (read.constraints.length === 0 || here.isAsking))
    for (const word of read.words) if (here.isAsking || !vocabulary.products.isInNames(word.stem)) word.role = 'aside'
  return read
}

/** The words of 'bigger than a double' are one constraint, and each by itself is none. */
function compareBeds({ reading, segments, context: { vocabulary, head }, read }: Here): { from: number; to: number } {
  const compared = isBedlike(head) ? readBedComparison(reading, segments) : null
  if (!compared) return { from: 0, to: 0 }
  const { sizes, isLarger } = compared
  const label = `${capitalize(sizes[0] ?? '')}${sizes.length > 1 ? ` or ${isLarger ? 'larger' : 'smaller'}` : ''}`
  read.constraints.push(constrainBedSizes(vocabulary, sizes, spanOf(reading, compared), label))
  return compared
}

const isOf = ({ meanings }: Segment, ...kinds: Meaning['kind'][]) => meanings.some(({ kind }) => kinds.includes(kind))

/** Whether a room is one where a chair stands at a table or outdoors: there it is no armchair. */
const isToDineIn = ({ tokens }: Reading, { from }: Segment) =>
  saysOutdoors(tokens[from]) ||
  /^(?:dining|diner|kitchens?|office|study|workspace|pantry|home)$/.test(tokens[from]?.text ?? '')

const readForm = ({ tokens }: Reading, segments: Segment[]) => ({
  hint: hintTopic(segments),
  asksSomething: asksSomething(tokens),
})

/** 'Table for six' means a dining table; with chairs, a dining set. A chair for somebody, or for a bay window, is an armchair. */
const seated = new Map([
  ['table', 'dining table'],
  ['side table', 'dining table'],
])
const withChairs = new Map([
  ['table', 'dining set'],
  ['dining table', 'dining set'],
  ['garden table', 'garden dining set'],
  ['sofa', 'sofa suite'],
])
const forSomebody = new Map([['chair', 'armchair']])
/** Where the shop has no such bed, one of this size is the nearest. */
const usualSizes = new Map<string, BedSize>([['childrens bed', 'single']])
const saysBedSize = ({ meanings }: Segment) => meanings.some(({ kind }) => kind === 'bedSize')

const isGift = ({ heads }: Here) => heads.length > 0 && heads.every((head) => thingOf(head) === 'gift')
/** A present for a baby is anything for babies. */
const isGiftFor = ({ heads, segments }: Here) =>
  heads.every((head) => thingOf(head) === 'gift') &&
  segments.some(({ meanings }) => meanings.some(({ kind }) => kind === 'audience'))

function nameHeads(here: Here) {
  const { reading, segments, heads, context, read, isForSomebody, hasChairs } = here
  const [first] = heads
  const last = heads.at(-1)
  if (!first || !last) return
  const { vocabulary, seats } = context
  const named = [...new Set(heads.flatMap(thingsOf))]
  const known = [
    ...(hasChairs ? [withChairs] : []),
    ...(seats ? [seated] : []),
    ...(isForSomebody ? [forSomebody] : []),
  ]
  const asked = named.map((thing) => known.find((each) => each.has(thing))?.get(thing) ?? thing)
  const isOutdoors = segments.some((each) => isOutside(reading, each))
  const things = denyHead(here, first, isOutdoors ? asked.map(findOutdoorThing) : asked)
  const span = [reading.tokens[first.from]?.start ?? 0, reading.tokens[last.to - 1]?.end ?? 0] as const
  const constraint = constrainThings(vocabulary, things, span)
  read.constraints.push(constraint, ...heads.flatMap((head) => listOwnFeatures(reading, head)))
  const size = usualSizes.get(things.join())
  if (
    size &&
    !constraint.found.some((thing) => vocabulary.products.countThing(thing) > 0) &&
    !segments.some(saysBedSize)
  )
    read.constraints.push(constrainBedSize(vocabulary, size, span))
  // A product that is named like the missing thing ranks before the substitutes.
  if (constraint.isInstead) for (const head of heads) read.words.push(...wordsOf(reading, head, 'aside'))
}

/** 'Not a corner sofa' asks for another kind of what a corner sofa is. */
function denyHead({ reading, context: { vocabulary }, read, denied }: Here, head: Segment, things: string[]): string[] {
  const [thing = ''] = things
  const [, kind] = listKinds(thing)
  const by = kind === undefined || things.length > 1 ? null : findDenial(reading, head, [])
  if (!by || kind === undefined) return things
  const without = deny(constrainThings(vocabulary, [thing], spanOf(reading, head)), by)
  if (without) read.constraints.push(without)
  denied.push({ to: head.to, by, isOpen: false })
  return [kind]
}

/** A thing that is denied where another kind of it is looked for: 'table, not a coffee table', 'sofa not corner', 'bed without drawers'. */
function denyThing({ reading, heads, context: { vocabulary, head } }: Here, segment: Segment, by: Token) {
  if (!head) return null
  const word = reading.tokens.slice(segment.from, segment.to).map(({ stem }) => stem)
  const [first] = heads
  const compound =
    first && word.join('').length > 1 ? `${word.join('')}${keyAt(reading.tokens, first.from, first.to)}` : ''
  const named = [thingOf({ ...segment, meanings: lookUp([shippedLexicon], compound) }), thingOf(segment)]
  const kind = named.find((thing) => thing !== '' && thing !== head && isKindOf(thing, head))
  return kind === undefined ? null : deny(constrainThings(vocabulary, [kind], spanOf(reading, segment)), by)
}

/** The features that the name of a thing includes: an 'extending table' extends. */
function listOwnFeatures({ tokens }: Reading, { from, to }: Segment): Constraint[] {
  if (to - from < 2) return []
  return tokens
    .slice(from, to)
    .flatMap(({ stem, start, end }) =>
      lookUp([shippedLexicon], stem).flatMap((meaning) =>
        meaning.kind === 'feature' ? constrainFeature(meaning.feature, [start, end]) : [],
      ),
    )
}

function readSegment(here: Here, segment: Segment) {
  const { reading, segments, heads, context, read, denied, isAsking } = here
  const { meanings } = segment
  const isApart = isOfAnotherThing(segments, heads, segment.from)
  const denial = findDenial(reading, segment, denied)
  if (denial) denied.push({ to: segment.to, by: denial, isOpen: meanings.length === 0 })
  const topic = askTopic({ segments, isAsking, hasSubject: heads.length > 0 }, segment)
  if (topic) read.question ??= topic
  else if (isPriceWord(segment)) read.order = readOrder(here, segment) ?? read.order
  else {
    const fitting = isApart ? meanings.filter(isOfAll) : meanings
    const wanted = constrainPhrase(context, denial ? meanings : fitting, spanOf(reading, segment))
    const constraint = denial ? (denyThing(here, segment, denial) ?? (wanted && deny(wanted, denial))) : wanted
    if (constraint) read.constraints.push(constraint)
    else if (!meanings.some(({ kind }) => kind === 'filler' || kind === 'joint')) {
      const isAside = isApart || meanings.some(({ kind }) => asideKinds.includes(kind))
      const hasSubject = heads.length > 0 || (isIndoors(reading, segment) && segments.some(isPlace))
      const isBeside = isAside || isNumber(reading, segment) || isOfPurpose(here, segment)
      const role = denial ? 'denied' : isBeside ? 'aside' : 'plain'
      read.words.push(...wordsOf(reading, segment, hasSubject ? role : 'plain'))
    }
  }
}

const isPriceWord = ({ meanings }: Segment) => meanings.some(({ kind }) => kind === 'cheap' || kind === 'dear')

/** 'Not pricey' asks for the cheapest first; 'not cheap' asks for no order. The arms of 'no arms cheap' deny nothing of it. */
function readOrder({ reading }: Here, segment: Segment): Read['order'] {
  const isDenied = findDenial(reading, segment, []) !== null
  const isCheap = segment.meanings.some(({ kind }) => kind === 'cheap')
  if (isCheap) return isDenied ? null : 'priceLow'
  return isDenied ? 'priceLow' : 'priceHigh'
}

/** If the text has a head, products need not have words of these kinds in their texts. */
const asideKinds: Meaning['kind'][] = ['room', 'person', 'praise', 'thing']

/** 'A cabinet to display china', 'a sofa that two can stretch out on': what is done with a thing need not describe it. */
const isOfPurpose = ({ reading: { tokens }, segments, heads }: Here, { from }: Segment) =>
  segments.some(({ from: at }) => beginsPurpose(tokens, at) && at >= (heads[0]?.to ?? 0) && at < from)

const beginsPurpose = (tokens: Token[], at: number) => /^(?:to|that|which|where|for)$/.test(tokens[at]?.text ?? '')

/** 'Storage' in 'hallway storage' names a place of the shop; the hallway says no more of it. */
const isPlace = ({ meanings }: Segment) => meanings.some(({ kind }) => kind === 'category' || kind === 'subCategory')

/** Meanings that apply to the head even beside another thing. In 'cushions for a grey sofa' the colour does not. */
const isOfAll = ({ kind }: Meaning) =>
  kind === 'audience' || kind === 'bedSize' || kind === 'flag' || kind === 'relative'

const isNumber = ({ tokens }: Reading, { from }: Segment) => {
  const token = tokens[from]
  return token?.kind === 'number' || (token !== undefined && !Number.isNaN(token.value))
}

const spanOf = ({ tokens }: Reading, { from, to }: { from: number; to: number }) =>
  [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0] as const

const wordsOf = ({ tokens }: Reading, { from, to }: Segment, role: QueryWord['role']): QueryWord[] =>
  tokens
    .slice(from, to)
    .filter(({ kind }) => kind !== 'sign')
    .map(({ text, stem, start, end }) => ({ text, stem, span: [start, end], role }))
