import type { Entry } from '../entry.ts'
import { splitList } from '../understanding/split-list.ts'
import { smallNumbers } from '../understanding/words/amounts.ts'
import type { Counted } from '../understanding/words/phrases.ts'

const numberWords = new Map(splitList(smallNumbers).map((word, n) => [word, n]))
const number = `(?:${[...numberWords.keys()].slice(1, 13).join('|')}|1?\\d)`
/** 'The top two drawers' are not all. */
const notAll = '(?<!\\b(?:top|bottom|upper|lower|first|last|other|middle|remaining|these|those|next) )'
/** Between the number and the noun: 'three soft-closing drawers', but not 'six rows of drawers'. */
const looks = '(?:(?!(?:of|in|on|and|with|the|to|for|from|or|at|an?|by|over)\\b)[a-z]+(?:-[a-z]+)* ){0,2}?'
const nouns: Record<string, Counted> = {
  drawer: 'drawers',
  door: 'doors',
  shel: 'shelves',
  tier: 'shelves',
  panel: 'panels',
}

const counted = new RegExp(
  `${notAll}\\b(?:(${number}) over )?(${number})[ -]${looks}(drawer|door|shel|tier|panel)(?:s|f|ves|ed)?\\b`,
  'g',
)
/** Seats count only after these words: the text of a table may also mention the seats of a sofa beside it. */
const seated = new RegExp(`\\b(?:seats|sleeps|sits|seating for|seat up to)(?: up to)? (${number})\\b`, 'g')

/** How many doors, drawers, shelves, panels or seats a product has by its texts: 'drawers:5', 'seats:6'. */
export function listTextCounts({ name, description }: Pick<Entry, 'name' | 'description'>): string[] {
  const text = `${name}. ${description}`.toLowerCase()
  const counts: string[] = []
  const add = (what: Counted, n: number) => counts.push(`${what}:${n}`)
  for (const [whole, more, n = '', noun = ''] of text.matchAll(counted)) {
    const what = nouns[noun]
    const all = readNumber(n) + (more ? readNumber(more) : 0)
    // 'One drawer is lined' counts one of several.
    if (what && (all > 1 || whole.includes('-'))) add(what, all)
  }
  for (const [, n = ''] of text.matchAll(seated)) if (readNumber(n) > 0) add('seats', readNumber(n))
  return [...new Set(counts)]
}

const readNumber = (text: string) => numberWords.get(text) ?? Number(text)
