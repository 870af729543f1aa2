import { and, asc, eq, gt } from 'drizzle-orm'
import { describeProblem, rowOutcomeNames } from '../../../contract/staff/import.ts'
import { byteOrderMark, type Cell, writeCsvLine } from '../../platform/csv.ts'
import type { Db } from '../../platform/database.ts'
import { importRows } from './tables.ts'

const chunkSize = 1000

/** Writes a CSV file with the outcome of each row, by which staff can correct the original file. */
export async function* writeOutcomes(db: Db, importUuid: string): AsyncGenerator<string> {
  yield byteOrderMark + writeCsvLine(['Line', 'Outcome', 'Product', 'Variant', 'What changes', 'What is wrong'])
  for (let last = -1; ; ) {
    const rows = await db
      .select()
      .from(importRows)
      .where(and(eq(importRows.importUuid, importUuid), gt(importRows.place, last)))
      .orderBy(asc(importRows.place))
      .limit(chunkSize)
    if (rows.length === 0) return
    yield rows.map(writeRow).map(writeCsvLine).join('')
    last = rows.at(-1)?.place ?? last
  }
}

const writeRow = ({ line, outcome, name, variant, differences, problems }: typeof importRows.$inferSelect): Cell[] => [
  line,
  rowOutcomeNames[outcome],
  name,
  variant,
  differences.map(({ label, before, after }) => `${label}: ${before} → ${after}`).join('\n'),
  problems.map(describeProblem).join('\n'),
]
