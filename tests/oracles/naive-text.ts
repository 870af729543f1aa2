import type { Entry } from '../../server/catalogue/search/entry.ts'
import type { NaiveUnit } from './naive-synonyms.ts'
import { isSameWord, readText } from './naive-words.ts'

const worths = { name: 16, maker: 8, place: 4, feature: 2, prose: 1 }

type Word = { word: string; worth: number }
const knownWords = new WeakMap<Entry, Word[]>()

function wordsOf(entry: Entry): Word[] {
  const words = knownWords.get(entry) ?? readWords(entry)
  knownWords.set(entry, words)
  return words
}

function readWords(entry: Entry): Word[] {
  const { properties } = entry
  const texts: [number, (string | undefined)[]][] = [
    [worths.name, [entry.name]],
    [worths.maker, [entry.brand?.name, entry.range?.name]],
    [worths.place, [entry.category?.name, entry.subCategory?.name]],
    [worths.feature, [...entry.metaTags, ...properties.flatMap(({ values }) => values.map(({ name }) => name))]],
    [worths.prose, [entry.description, ...properties.filter((p) => p.values.length > 0).map(({ label }) => label)]],
  ]
  return texts.flatMap(([worth, parts]) =>
    parts.flatMap((part) => readText(part ?? '').map((word) => ({ word, worth }))),
  )
}

/** The weight of the best field with the word, three times as much for a whole word as for a prefix; 0 if no field has it. */
export function scoreWord(entry: Entry, word: string, isLast: boolean): number {
  const scores = wordsOf(entry).map((own) => {
    if (isSameWord(own.word, word)) return own.worth * 3
    return isLast && own.word.startsWith(word) ? own.worth : 0
  })
  return Math.max(0, ...scores)
}

export function scoreText(entry: Entry, units: NaiveUnit[]): number | null {
  const scores = units.map((unit, i) => scoreUnit(entry, unit, i === units.length - 1))
  return scores.includes(0) ? null : scores.reduce((sum, score) => sum + score, 0)
}

/** The best score of the typed words and their synonyms. Several words score as their worst; a partly typed synonym a third. */
function scoreUnit(entry: Entry, { words, meanings }: NaiveUnit, endsOpen: boolean): number {
  const typed = words.map((word, i) => scoreWord(entry, word, endsOpen && i === words.length - 1))
  const meant = meanings.map((meaning) => {
    const least = Math.min(...meaning.words.map((word) => scoreWord(entry, word, false)))
    return meaning.begun ? least / 3 : least
  })
  return Math.max(Math.min(...typed), ...meant)
}

export function correctNaively(entries: Entry[], word: string): string | null {
  if (word.length < 4 || /\p{N}/u.test(word)) return null
  const known = new Map<string, { count: number; named: boolean }>()
  for (const entry of entries) {
    const own = wordsOf(entry)
    for (const other of new Set(own.map((one) => one.word))) {
      const named = own.some((one) => one.word === other && one.worth > worths.prose)
      const before = known.get(other) ?? { count: 0, named: false }
      known.set(other, { count: before.count + 1, named: before.named || named })
    }
  }
  const candidates = [...known]
    .filter(([other]) => !/\p{N}/u.test(other))
    .map(([other, { count, named }]) => ({
      other,
      count,
      named,
      edits: countEdits(word, other),
    }))
  const believed = candidates.filter(({ other, named, edits }) => {
    if (edits < 2) return true
    if (edits > 2 || word.length === 4) return false
    return word.length >= 8 || (named && other[0] === word[0])
  })
  const cost = (one: (typeof believed)[number]) => one.edits + (one.named ? 0 : 1)
  believed.sort((a, b) => cost(a) - cost(b) || b.count - a.count || (a.other < b.other ? -1 : 1))
  return believed[0]?.other ?? null
}

const countEdits = (one: string, other: string) => [0, 1, 2].find((edits) => isWithin(one, other, edits)) ?? 3

/** Whether two words differ by at most this many replaced, removed, added or swapped letters. */
function isWithin(one: string, other: string, edits: number): boolean {
  if (edits < 0) return false
  if (one === '' || other === '') return one.length + other.length <= edits
  const [shorter, otherShorter] = [one.slice(0, -1), other.slice(0, -1)]
  if (one.at(-1) === other.at(-1) && isWithin(shorter, otherShorter, edits)) return true
  const swapped = one.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1)
  return (
    isWithin(shorter, otherShorter, edits - 1) ||
    isWithin(shorter, other, edits - 1) ||
    isWithin(one, otherShorter, edits - 1) ||
    (swapped && isWithin(one.slice(0, -2), other.slice(0, -2), edits - 1))
  )
}
