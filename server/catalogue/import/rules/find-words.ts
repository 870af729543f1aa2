import { type WordQuestion, wordKey } from '../../../../contract/staff/import-rules.ts'
import type { Db } from '../../../platform/database.ts'
import { takeBreaks } from '../../../platform/in-parts.ts'
import type { ImportRow } from '../../sheets/sheet.ts'
import { propertyValues } from '../../tables.ts'
import { openTermFinder, type TermFinder } from '../term-finder.ts'
import { readTermRows, type TermRow } from '../term-rows.ts'
import { type Candidate, openGuess } from './guess-word.ts'
import { listWords, splitPair, splitPlace, type Word } from './words.ts'

const maxAsked = 2000

/** The words of a file that name no term of the shop, the most frequent first, each with a guess. */
export async function findWords(db: Db, rows: ImportRow[]): Promise<WordQuestion[]> {
  const counts = new Map<string, Word & { rows: number }>()
  for await (const { cells } of takeBreaks(rows))
    for (const word of listWords(cells)) {
      const known = counts.get(wordKey(word))
      if (known) known.rows++
      else counts.set(wordKey(word), { ...word, rows: 1 })
    }
  const terms = await openTermFinder(db, { makeNew: false, importUuid: '' })
  const unknown = [...counts.values()].filter((word) => !isKnown(terms, word)).sort((a, b) => b.rows - a.rows)
  if (unknown.length === 0) return []
  const guess = openGuess(await readCandidates(db))
  const questions: WordQuestion[] = []
  for await (const { kind, text, rows: amount } of takeBreaks(unknown.slice(0, maxAsked)))
    questions.push({ kind, text, rows: amount, guess: guess({ kind, text }) })
  return questions
}

function isKnown(terms: TermFinder, { kind, text }: Word): boolean {
  const [owner, name] = kind === 'property' ? splitPair(text) : splitPlace(text)
  if (kind === 'property') return 'id' in terms.value(owner, name, [])
  if (kind === 'category') return 'id' in terms.subCategory(name, owner || undefined, null)
  return 'id' in terms[kind](text, null)
}

async function readCandidates(db: Db): Promise<Candidate[]> {
  const [terms, swatches] = await Promise.all([
    readTermRows(db),
    db.select({ id: propertyValues.id, swatch: propertyValues.swatch }).from(propertyValues),
  ])
  const swatchOf = new Map(swatches.map(({ id, swatch }) => [id, swatch]))
  const nameOf = (rows: TermRow<number>[], id: number) => rows.find((row) => row.id === id && !row.inBin)?.name ?? ''
  const plain = (kind: 'brand' | 'range') => (row: TermRow<string>) => ({ kind, to: row.name, name: row.name, of: '' })
  const candidates: (Candidate & { inBin?: boolean })[] = [
    ...listOpen(terms.brands).map(plain('brand')),
    ...listOpen(terms.ranges).map(plain('range')),
    ...listOpen(terms.subCategories).map(({ name, of }) => {
      const category = nameOf(terms.categories, of)
      return { kind: 'category' as const, to: `${category} > ${name}`, name, of: category }
    }),
    ...listOpen(terms.values).map(({ id, name, of }) => {
      const property = nameOf(terms.properties, of)
      return {
        kind: 'property' as const,
        to: `${property}: ${name}`,
        name,
        of: property,
        swatch: swatchOf.get(id) ?? null,
      }
    }),
  ]
  return candidates.filter(({ kind, of }) => of !== '' || kind === 'brand' || kind === 'range')
}

const listOpen = <Id>(rows: TermRow<Id>[]) => rows.filter(({ inBin }) => !inBin)
