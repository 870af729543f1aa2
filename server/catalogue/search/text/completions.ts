import type { Index } from '../catalogue-index.ts'
import type { Meaning } from '../understanding/lexicon.ts'
import { shippedLexicon } from '../understanding/shipped-lexicon.ts'
import { sells } from '../understanding/shop-vocabulary.ts'
import { splitList } from '../understanding/split-list.ts'
import { things } from '../understanding/things.ts'
import { lookupStem } from '../understanding/tokens.ts'
import type { Understood } from '../understanding/understood.ts'
import { cutUnfinished } from '../understanding/unfinished.ts'
import { personPhrases } from '../understanding/words/phrases.ts'
import { understandText } from '../wishes/understood-text.ts'
import { listShopWords } from './shop-words.ts'

/** No more texts than these are tried for one that is still being typed. */
const maxCompletions = 3
const minPrefixLength = 2
/** Shorter ones begin too many words. */
const minSoldLength = 3

/** Words that mean something by themselves, by their first letters, the likeliest first. */
const completions = new Map<string, string[]>()
const minCount = 2
for (const [word, count] of shippedLexicon.spellings) {
  if (count < minCount || /s$/.test(word)) continue
  const start = word.slice(0, minPrefixLength)
  completions.set(start, [...(completions.get(start) ?? []), word])
}
const countOf = (word: string) => shippedLexicon.spellings.get(word) ?? 0
for (const words of completions.values())
  words.sort((a, b) => countOf(b) - countOf(a) || a.length - b.length || (a < b ? -1 : 1))

const persons = new Set(splitList(personPhrases))

/** Texts to search for: `surely` before the text as typed, `perhaps` where that finds nothing as it is. */
type Completions = { surely: string[]; perhaps: string[] }

/**
 * Completes a text whose last word is still being typed and means nothing yet: 'sofa unde' asks for sofas, 'cheap so' for
 * cheap sofas, 'must' perhaps for mustard, 'green sofa w' for green sofas. Empty where the last word is whole.
 */
export function completeText(index: Index, text: string): Completions {
  const cut = cutUnfinished(text)
  if (cut !== text) return { surely: [], perhaps: [cut] }
  const last = /(?<=^|\s)\p{L}+$/u.exec(text)?.[0].toLowerCase() ?? ''
  const understood = understandText(index, text)
  const isFiller = isOnly(last, 'filler')
  if (understood.asksSomething || !(isFiller || isOpen(understood, text.length))) return noCompletions
  const before = text.slice(0, text.search(/\S+$/)).trimEnd()
  const goesOn = saysSomething(index, before)
  const join = (word: string) => `${before} ${word}`.trim()
  const completed = complete(last)
  const sold = goesOn && last.length >= (isFiller ? minPrefixLength : minSoldLength) ? listSold(index, completed) : []
  if (isFiller) return { surely: sold.map(join), perhaps: [] }
  const others = completed.filter((word) => !sold.includes(word)).slice(0, maxCompletions)
  return { surely: sold.map(join), perhaps: [...others.map(join), ...(goesOn ? [before] : [])] }
}

const noCompletions: Completions = { surely: [], perhaps: [] }

const isOpen = ({ corrections, words }: Understood, end: number) =>
  corrections.some(({ span }) => span[1] === end) || words.some(({ role, span }) => role === 'plain' && span[1] === end)

const isOnly = (word: string, kind: Meaning['kind']) =>
  word !== '' && (shippedLexicon.meanings.get(lookupStem(word))?.every((meaning) => meaning.kind === kind) ?? false)

/** Whether a text means anything: 'do' in the unfinished 'do yo' does not. */
function saysSomething(index: Index, text: string): boolean {
  const { constraints, words, order } = understandText(index, text)
  return constraints.length > 0 || order !== null || words.some(({ role }) => role === 'plain')
}

/** The likeliest thing of the shop that a word begins. */
function listSold(index: Index, words: string[]): string[] {
  const { products } = listShopWords(index)
  const isSold = (word: string) =>
    (shippedLexicon.meanings.get(lookupStem(word)) ?? []).some(
      (meaning) => meaning.kind === 'thing' && sells(products, meaning.thing),
    )
  const sold = words.filter(isSold)
  // An armchair before an armoire, which is a wardrobe.
  return (sold.some((word) => things.has(word)) ? sold.filter((word) => things.has(word)) : sold).slice(0, 1)
}

const complete = (begun: string): string[] =>
  persons.has(begun) || begun.length < minPrefixLength
    ? []
    : (completions.get(begun.slice(0, minPrefixLength)) ?? []).filter(
        (word) => word.length > begun.length && word.startsWith(begun),
      )
