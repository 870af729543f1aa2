import { type ImportRules, wordKey } from '../../../../contract/staff/import-rules.ts'
import type { ImportRow } from '../../sheets/sheet.ts'
import { type LeftRow, mergeRepeats } from './repeats.ts'
import { applyWords } from './words.ts'

export type RuledRows = { rows: ImportRow[]; left: LeftRow[] }

/** Applies the rules of a supplier to the rows of a file. `left`: the rows that a rule leaves out. */
export function applyRowRules(given: ImportRow[], rules: ImportRules): RuledRows {
  const known = new Map(rules.words.map((rule) => [wordKey(rule), rule]))
  const left: LeftRow[] = []
  const rows = given.flatMap((row): ImportRow[] => {
    const cells = known.size === 0 ? row.cells : applyWords(row.cells, (word) => known.get(wordKey(word)))
    if (cells === row.cells) return [row]
    if (cells) return [{ ...row, cells, supplierProperties: row.cells.properties }]
    left.push({ row, reason: 'The rule for one of its words leaves this row out.' })
    return []
  })
  const merged = mergeRepeats(rows, rules.repeats)
  return { rows: merged.rows, left: [...left, ...merged.left] }
}
