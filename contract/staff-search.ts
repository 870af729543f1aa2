import { z } from 'zod'
import { listKinds } from './kinds.ts'
import { Line } from './staff-fields.ts'

/** Results of the search over all kinds of record. */

export const FoundKind = z.enum(listKinds('foundBy'))
export type FoundKind = z.infer<typeof FoundKind>

export const Found = z.object({
  kind: FoundKind,
  id: z.string(),
  name: z.string(),
  /** Distinguishes the record from others of the same name. */
  note: z.string(),
  /** What else it is called by, such as a code. */
  also: z.array(z.string()),
})
export type Found = z.infer<typeof Found>

export const SearchAsked = z.object({ q: Line(100) })
