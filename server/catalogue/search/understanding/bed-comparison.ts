import type { Meaning } from './lexicon.ts'
import type { Reading } from './reading.ts'
import type { Segment } from './segments.ts'
import { isArticle, type Token } from './tokens.ts'
import { type BedSize, bedSizes } from './words/phrases.ts'

/** The sizes of beds, the smallest first. */
const ascending = Object.keys(bedSizes) as BedSize[]

type BedComparison = { sizes: BedSize[]; isLarger: boolean; from: number; to: number }

const larger = /^(?:bigger|larger|wider)$/
const smaller = /^(?:smaller|narrower)$/

/** 'Bigger than a double' names the sizes above it. */
export function readBedComparison({ tokens }: Reading, segments: Segment[]): BedComparison | null {
  for (const { from, to, meanings } of segments) {
    const size = meanings.find(isBedSize)?.size
    if (!size) continue
    const at = isArticleAt(tokens, from - 1) ? from - 2 : from - 1
    const word = tokens[at - 1]?.text ?? ''
    const isLarger = larger.test(word)
    if (tokens[at]?.text !== 'than' || !(isLarger || smaller.test(word))) continue
    const place = ascending.indexOf(size)
    const sizes = isLarger ? ascending.slice(place + 1) : ascending.slice(0, place).reverse()
    if (sizes.length > 0) return { sizes, isLarger, from: at - 1, to }
  }
  return null
}

const isArticleAt = (tokens: Token[], at: number) => {
  const token = tokens[at]
  return token !== undefined && isArticle(token)
}

const isBedSize = (meaning: Meaning) => meaning.kind === 'bedSize'
