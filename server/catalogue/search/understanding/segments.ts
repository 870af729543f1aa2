import { type Lexicon, type Meaning, maxPhraseWords } from './lexicon.ts'
import type { Reading } from './reading.ts'
import { isKindOf } from './things.ts'
import { isArticle, type Token } from './tokens.ts'

/** The tokens [from, to), and what they may mean: nothing known, when there are no meanings. */
export type Segment = { from: number; to: number; meanings: Meaning[] }

/** All things that a phrase names: several where staff gave a word several meanings. */
export const thingsOf = ({ meanings }: Pick<Segment, 'meanings'>): string[] => {
  const named = meanings.find((meaning) => meaning.kind === 'thing')
  return named ? [named.thing, ...(named.others ?? [])] : []
}

export const thingOf = (segment: Segment): string => thingsOf(segment)[0] ?? ''

type Best = { score: number; segment: Segment }
type Cutting = { reading: Reading; lexicons: Lexicon[]; isOpen: (at: number) => boolean; best: (Best | undefined)[] }

/**
 * Cuts the open tokens into phrases, so that long ones count most: 'wood floor lamp' is a floor lamp of wood. Among equal
 * cuts the later phrase is the longer one, because English names a thing last.
 */
export function cutSegments(reading: Reading, lexicons: Lexicon[], isOpen: (at: number) => boolean): Segment[] {
  const { length } = reading.tokens
  const cutting: Cutting = { reading, lexicons, isOpen, best: new Array(length + 1) }
  for (let from = 0; from < length; from++) cutFrom(cutting, from)
  return listCuts(cutting)
}

/** The maximum number of articles inside a phrase. They do not count towards its length. */
const maxArticles = 2

/** All phrases that begin at a token. What stands before it has been cut. */
function cutFrom(cutting: Cutting, from: number) {
  const { reading, lexicons, isOpen } = cutting
  offerCut(cutting, { from, to: from + 1, meanings: [] }, 0)
  const first = reading.tokens[from]
  const mayBegin = beginsPhrase(lexicons, first)
  let key = ''
  let articles = 0
  for (let to = from + 1; to <= from + maxPhraseWords + articles && isOpen(to - 1); to++) {
    const token = reading.tokens[to - 1]
    if (!token) break
    reading.steps++
    const length = to - from
    // An article begins no longer phrase: 'a round' in 'a round table' is not 'around'.
    if (length > 1 && first && isArticle(first)) break
    if (length > 1 && isArticle(token)) {
      if (articles++ === maxArticles) break
      continue
    }
    if (mayBegin) key += token.stem
    const meanings = mayBegin ? lookUp(lexicons, key) : nothing
    if (meanings.length > 0 && !endsThing(lexicons, reading.tokens, { from, to, meanings }))
      offerCut(cutting, { from, to, meanings }, length * length)
    // A phrase that staff explained, such as 'love seat', is not cut into what its words mean.
    else if (length > 1 && mayBegin && lexicons.some(({ plain }) => plain.has(key)))
      offerCut(cutting, { from, to, meanings: nothing }, length * length)
    else if (length > 1 && length < 5) offerTurned(cutting, from, to)
  }
}

/** A sign has no letters, and says nothing about what follows it. */
const beginsPhrase = (lexicons: Lexicon[], token: Token | undefined) =>
  !token?.beginning || lexicons.some(({ beginnings }) => beginnings.has(token.beginning))

function offerTurned(cutting: Cutting, from: number, to: number) {
  const meanings = turnedMeanings(cutting.reading, cutting.lexicons, from, to)
  if (meanings.length > 0) offerCut(cutting, { from, to, meanings }, (to - from) ** 2 - 1)
}

/** An equal cut that comes later ends in the shorter phrase, so the first one stays. */
function offerCut({ best }: Cutting, segment: Segment, worth: number) {
  const score = (best[segment.from]?.score ?? 0) + worth
  if (score > (best[segment.to]?.score ?? -1)) best[segment.to] = { score, segment }
}

function listCuts({ best, isOpen }: Cutting): Segment[] {
  const segments: Segment[] = []
  for (let to = best.length - 1; to > 0; ) {
    const segment = best[to]?.segment
    if (segment && isOpen(segment.from)) segments.push(segment)
    to = segment?.from ?? to - 1
  }
  return segments.reverse()
}

const nothing: Meaning[] = []

export function lookUp(lexicons: Lexicon[], key: string): Meaning[] {
  let found = nothing
  for (const { meanings, plain } of lexicons) {
    if (plain.has(key)) return nothing
    const own = meanings.get(key)
    if (own) found = found === nothing ? own : [...found, ...own]
  }
  return found
}

/** 'Table dining' is a dining table, and 'chair for a bedroom' a bedroom chair. */
function turnedMeanings(reading: Reading, lexicons: Lexicon[], from: number, to: number): Meaning[] {
  const { tokens } = reading
  const first = tokens[from]?.stem ?? ''
  const last = tokens[to - 1]?.stem ?? ''
  if (first.length < 2 || last.length < 2) return nothing
  if (to - from > 2 && tokens[from + 1]?.stem !== 'for') return nothing
  const third = tokens[from + 2]
  if (to - from > 3 && !(third && isArticle(third))) return nothing
  reading.steps++
  if (!beginsPhrase(lexicons, tokens[to - 1])) return nothing
  // 'Bench for kitchen table' is for a table, and no kitchen bench; 'sofa for garden room' is no garden sofa.
  const next = tokens[to]?.stem
  if (to - from > 2 && next && lookUp(lexicons, last + next).length > 0) return nothing
  const meanings = lookUp(lexicons, last + first).filter(({ kind }) => kind === 'thing')
  return endsThing(lexicons, tokens, { from, to, meanings }) ? nothing : meanings
}

/**
 * 'Floor lamp for reading' is a floor lamp, and no reading lamp; a 'sofa bed for guests' is no bed for guests, and a 'sofa bed with
 * storage' no bed with storage. But a hall bench with storage is a storage bench.
 */
function endsThing(lexicons: Lexicon[], tokens: Token[], { from, to, meanings }: Segment): boolean {
  const joint = to - from > 2 ? tokens[from + 1]?.text : undefined
  if (joint !== 'for' && joint !== 'with') return false
  const ended = thingsOf({ meanings: lookUp(lexicons, `${tokens[from - 1]?.stem}${tokens[from]?.stem}`) })
  if (ended.length === 0) return false
  return joint === 'for' || !thingsOf({ meanings }).some((thing) => ended.some((other) => isKindOf(thing, other)))
}
