import type { ImportLayout } from '../../../../contract/staff/import-layout.ts'
import { type Budget, startChild } from '../../../platform/child/start-child.ts'
import { takeTurns } from '../../../platform/child/take-turns.ts'
import { badSheet } from '../../sheets/faults.ts'
import { guessed } from '../../sheets/read-sheet.ts'
import type { ImportRow } from '../../sheets/sheet.ts'
import type { Described, RowReading } from './process.ts'

/** Parses files of products in a process of its own, so that no file can block the shop's. */
export type FileReader = {
  describe(bytes: Buffer, fileName: string, layout?: ImportLayout): Promise<Described>
  /** Every row, under its matched columns. Rows arrive in batches, so that receiving them does not block either. */
  readRows(bytes: Buffer, fileName: string, reading: RowReading): Promise<ImportRow[]>
  close(): void
}

const file = 'server/catalogue/import/reading/process.ts'
/** Fifty thousand rows, half of the most that a file may have, take seconds and 300 MB. */
const defaultBudget: Budget = { timeoutMs: 60_000, maxMb: 1000 }
const idleMs = 30_000

const tooHard = () =>
  badSheet(
    'It takes more time or memory to read than any table of products. Please save it as CSV, or upload it in parts.',
  )

export function openFileReader(budget = defaultBudget): FileReader {
  const { inTurn, close } = takeTurns(() => startChild(file, budget, tooHard), idleMs)
  return {
    describe: (bytes, fileName, layout = guessed) =>
      inTurn((child) => child.ask('describe', [bytes, fileName, layout])) as Promise<Described>,
    readRows: async (bytes, fileName, reading) => {
      const rows: ImportRow[] = []
      const onChunk = (batch: unknown) => {
        for (const row of batch as ImportRow[]) rows.push(row)
      }
      await inTurn((child) => child.ask('readRows', [bytes, fileName, reading], { onChunk }))
      return rows
    },
    close,
  }
}
