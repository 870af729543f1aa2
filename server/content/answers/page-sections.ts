import { cutBetweenWords, readText } from '../../../contract/head-texts.ts'
import { splitProse, stemOf } from '../../catalogue/search/text/words.ts'

type Sentence = { text: string; stems: Set<string> }
/** The text under one heading of a page; `stems` includes those of tables, which are not shown. */
export type Section = { headingStems: Set<string>; stems: Set<string>; sentences: Sentence[] }

export const stemsOf = (text: string): Set<string> => new Set(splitProse(text).map(stemOf))

/** A page is searched up to this length, which exceeds any real page. */
const maxPageLength = 60_000

/** The sections of a page's HTML, beginning with the text above its first heading. */
export const cutSections = (html: string): Section[] =>
  html
    .slice(0, maxPageLength)
    .split(/<h[1-6]\b[^>]*>/)
    .map(readSection)
    .filter(({ stems }) => stems.size > 0)

function readSection(html: string, place: number): Section {
  const end = place === 0 ? -1 : html.search(/<\/h[1-6]>/)
  const heading = end < 0 ? '' : readText(html.slice(0, end), maxPageLength)
  const body = html.slice(Math.max(0, end))
  const shown = readText(removeTables(body), maxPageLength)
  return {
    headingStems: stemsOf(heading),
    stems: stemsOf(`${heading} ${readText(body, maxPageLength)}`),
    sentences: cutSentences(shown).map((text) => ({ text, stems: stemsOf(text) })),
  }
}

/** Removes tables: in an excerpt, a row without its column headings says nothing. */
const removeTables = (html: string) =>
  html
    .split(/<table\b/)
    .map((part, place) => (place === 0 ? part : part.slice(Math.max(0, part.indexOf('</table>')))))
    .join(' ')

const cutSentences = (text: string) => text.split(/(?<=[.!?]) /).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))

export function countCommon(stems: Set<string>, others: Set<string>): number {
  let common = 0
  for (const stem of stems) if (others.has(stem)) common++
  return common
}

const maxExcerptLength = 180

/** The sentence with most of the words, and those after it while there is room; '' if no sentence has any. */
export function writeExcerpt({ sentences }: Section, stems: Set<string>): string {
  const held = sentences.map((sentence) => countCommon(stems, sentence.stems))
  const max = Math.max(0, ...held)
  if (max === 0) return ''
  return joinSentences(sentences.slice(held.indexOf(max)))
}

export const writeBeginning = ({ sentences }: Section) => joinSentences(sentences)

function joinSentences([first, ...rest]: Sentence[]): string {
  let excerpt = first?.text ?? ''
  for (const { text } of rest) {
    if (excerpt.length + text.length >= maxExcerptLength) break
    excerpt += ` ${text}`
  }
  return cutBetweenWords(excerpt, maxExcerptLength)
}
