import { z } from 'zod'
import { isKey } from '../storage/key.ts'

/** A backup's manifest: its last entry, written after all others. */
export const Contents = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** The time stamp of the newest migration of its database. */
  migratedTo: z.number(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), sha256: z.string() })),
  files: z.array(z.object({ key: z.string().refine(isKey), type: z.string(), sha256: z.string() })),
  /** Files that the database names, and that storage did not have. */
  lost: z.array(z.string()),
})
export type Contents = z.infer<typeof Contents>

export const contentsName = 'backup.json'
export const tableName = (table: string) => `tables/${table}.copy`
export const fileName = (key: string) => `storage/${key}`
/** Signs sessions and decrypts stored secrets; present only when the shop stores it itself. */
export const secretName = 'secret'
