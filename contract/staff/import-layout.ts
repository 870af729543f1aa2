import { z } from 'zod'
import { Uuid } from './fields.ts'
import { FoundUnits } from './import-units.ts'

/** The layout of a file as staff chose it; null where it is guessed. */
export const ImportLayout = z.object({
  /** The sheet of a workbook, or the repeated element of a feed; '' in a file with a single part. */
  part: z.string().max(500).nullable(),
  /** The line of the headings; 0 if there are none. */
  headingLine: z.number().int().min(0).max(1_100_000).nullable(),
})
export type ImportLayout = z.infer<typeof ImportLayout>

/** The guessed layout of a file, for staff to check and change. */
export const ImportOutline = z.object({
  kind: z.enum(['table', 'workbook', 'feed']),
  /** `rows`: the number of rows that a part of a feed makes. */
  parts: z.array(z.object({ name: z.string(), isHidden: z.boolean(), rows: z.number().int().optional() })),
  part: z.string(),
  headingLine: z.number().int(),
  /** The first rows as they are in the file. */
  rows: z.array(z.object({ line: z.number().int(), cells: z.array(z.string()) })),
  /** Notes about the rows and columns that were left out or joined. */
  notes: z.array(z.string()),
  /** Undefined for a file that was uploaded before units were stored. */
  units: FoundUnits.optional(),
})
export type ImportOutline = z.infer<typeof ImportOutline>

export const ImportArranging = ImportLayout.extend({ uuid: Uuid })
export type ImportArranging = z.infer<typeof ImportArranging>
