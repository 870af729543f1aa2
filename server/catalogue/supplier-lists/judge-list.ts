import type { ImportCounts, ImportPriceMoves } from '../../../contract/staff/import.ts'
import type { Unnamed } from '../../../contract/staff/import-rules.ts'
import { writeCount, writeWhole } from '../../../contract/whole-numbers.ts'

type Arrived = { headersKey: string; rowCount: number }
type Before = { headersKey: string | null; rowCount: number | null }

/** The minimum share of the last list's rows that a list has to have, and of the supplier's products that must stay. */
const minShare = 0.8

/** Whether a list has so few rows that most of it may be missing. */
export const isCutShort = (rowCount: number, usual: number | null) =>
  rowCount === 0 || (usual !== null && rowCount < usual * minShare)

/** Finds what is unusual about a list before its rows are read. */
export function findUnusual({ headersKey, rowCount }: Arrived, before: Before): string | undefined {
  if (rowCount === 0) return 'It is empty.'
  if (before.headersKey !== null && before.headersKey !== headersKey) return 'Its headings have changed.'
  if (before.rowCount !== null && isCutShort(rowCount, before.rowCount))
    return `It has ${writeCount(rowCount, 'row')}; the last one had ${writeWhole(before.rowCount)}.`
  return undefined
}

type Tried = { counts: ImportCounts; priceMoves: ImportPriceMoves; unnamed: Unnamed }

/** Why a list is not applied by rule after its dry run; `newWords`: the supplier's words that nobody has matched. */
export function findBreach(
  { counts, priceMoves, unnamed: { known }, newWords }: Tried & { newWords: string[] },
  mostPercent: number,
): string | undefined {
  const [word, ...others] = newWords
  if (counts.wrong > 0 && word !== undefined)
    return others.length === 0
      ? `It has a new word, ‘${word}’. Please say what it means here.`
      : `It has ${writeWhole(newWords.length)} new words, such as ‘${word}’. Please say what they mean here.`
  if (counts.wrong > 0) return `${writeCount(counts.wrong, 'row')} cannot be read.`
  if (priceMoves.mostPercent > mostPercent)
    return `A price moves by ${priceMoves.mostPercent}%, and ${mostPercent}% is the most that you allow.`
  const archived = counts.archived ?? 0
  if (known - archived < known * minShare)
    return `It would archive ${writeWhole(archived)} of ${writeCount(known, 'product')}.`
  return undefined
}

/** 84 price changes, 3 new rows, 2 other changes. */
export function describeList({ counts, priceMoves, unnamed: { newly } }: Tried): string {
  const archived = counts.archived ?? 0
  const others = Math.max(0, counts.changed - priceMoves.count)
  const parts = [
    priceMoves.count > 0 && writeCount(priceMoves.count, 'price change'),
    counts.new > 0 && `${writeWhole(counts.new)} new`,
    others > 0 && writeCount(others, 'other change'),
    archived > 0 && `${writeWhole(archived)} archived`,
    archived === 0 && newly > 0 && `${writeWhole(newly)} missing from two lists in a row`,
    counts.wrong > 0 && `${writeWhole(counts.wrong)} wrong`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? 'nothing new' : parts.join(', ')
}
