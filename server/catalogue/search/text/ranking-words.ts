import type { QueryWord, Span, Understood } from '../understanding/understood.ts'
import type { Wish } from '../wishes/wishes.ts'
import type { WeighedUnit } from './relevance.ts'
import { arrangeSynonyms, groupWords, listWords } from './synonyms.ts'

type Replacement = { span: Span; to: string }

/** The corrections made by `understandQuery`, and those made by the search for plain words. */
export const listCorrections = (
  { corrections, words }: Understood,
  spellings: ReadonlyMap<string, string>,
): Replacement[] => [
  ...corrections,
  ...words.flatMap(({ role, text, span }) => {
    const to = role === 'plain' ? spellings.get(text) : undefined
    return to === undefined ? [] : [{ span, to }]
  }),
]

/** The text with its spelling corrected, in lower case; null when nothing was. */
export const correctText = (text: string, corrections: Replacement[]): string | null =>
  corrections.length > 0 ? replaceSpans(text, corrections).trim().toLowerCase().replaceAll(/\s+/g, ' ') : null

/** The weight of words outside of the met wishes, such as those of the thing: every product here meets the wishes. */
const weightOfThing = 3

export function weighWords(text: string, words: QueryWord[], corrections: Replacement[], kept: Wish[]): WeighedUnit[] {
  const met = [
    ...kept.flatMap(({ constraint: { kind, span } }) => (kind === 'thing' ? [] : [{ kind, span, to: ' ' }])),
    ...words.flatMap(({ role, span }) => (role === 'denied' ? [{ kind: 'without', span, to: ' ' }] : [])),
  ]
  const isMet = ({ span }: Replacement) => met.some((other) => other.span[0] <= span[0] && span[1] <= other.span[1])
  const rest = replaceSpans(text, [...met, ...corrections.filter((each) => !isMet(each))])
  // Denied words do not raise a product: not 'storage' in 'bed without storage'.
  const asked = met.filter(({ kind }) => kind !== 'without')
  const askedText = asked.map(({ span }) => text.slice(...span)).join(' ')
  const split = (words: string, weight: number) =>
    groupWords(arrangeSynonyms([]), listWords(words)).map((unit) => ({ ...unit, weight }))
  return [...split(askedText, 1), ...split(rest, weightOfThing)]
}

function replaceSpans(text: string, replacements: Replacement[]): string {
  const sorted = replacements.toSorted((a, b) => a.span[0] - b.span[0])
  const parts = sorted.map(({ span, to }, i) => text.slice(sorted[i - 1]?.span[1] ?? 0, span[0]) + to)
  return parts.join('') + text.slice(sorted.at(-1)?.span[1] ?? 0)
}
