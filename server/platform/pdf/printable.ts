import { readFileSync } from 'node:fs'
import { readCharacters } from './font-characters.ts'
import { bold, regular } from './open-pdf.ts'

/** Replaces characters that our embedded fonts lack. */
const standIn = '?'
/** Characters that only join or colour the one before them, and print nothing by themselves. */
const invisible = /\p{Cf}|\p{Cc}|\p{Variation_Selector}|\p{Emoji_Modifier}/gu
const clusters = new Intl.Segmenter('en-GB', { granularity: 'grapheme' })

let known: Set<number> | undefined

/** Both fonts have to know a character; they are read when the first text is judged. */
function readKnown(): Set<number> {
  if (known) return known
  const inBold = readCharacters(readFileSync(bold))
  known = new Set([...readCharacters(readFileSync(regular))].filter((character) => inBold.has(character)))
  return known
}

const isKnown = (text: string) => [...text].every((character) => readKnown().has(character.codePointAt(0) ?? 0))

/** The text as our fonts can show it: other forms of the same characters where they know these, else a question mark. */
export const makePrintable = (text: string): string => splitText(text).map(replace).join('')

/** The characters that are printed as a question mark, each once. */
export const listUnprintable = (text: string): string[] => [
  ...new Set(splitText(text).filter((cluster) => replace(cluster) === standIn && cluster !== standIn)),
]

const splitText = (text: string): string[] =>
  /^[\x20-\x7e]*$/.test(text) ? [text] : [...clusters.segment(text)].map(({ segment }) => segment)

function replace(cluster: string): string {
  if (/^\s+$/.test(cluster)) return cluster
  const forms = [cluster.normalize('NFC'), cluster.normalize('NFKC'), cluster.normalize('NFKD')]
  return forms.map((form) => form.replace(invisible, '')).find(isKnown) ?? standIn
}
