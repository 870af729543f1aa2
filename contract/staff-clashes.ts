import { z } from 'zod'

/** What two people changed differently in one form, to be described in words. */

const ClashAsked = z.object({
  field: z.string().max(80),
  /** The entry of a list that the field belongs to, by name. */
  of: z.string().max(200),
  /** It is about the order of the entries. */
  isOrder: z.boolean(),
  /** Missing: the entry is not in the list. */
  before: z.unknown().optional(),
  mine: z.unknown().optional(),
  theirs: z.unknown().optional(),
})
export type ClashAsked = z.infer<typeof ClashAsked>
export const ClashesAsked = z.object({ clashes: z.array(ClashAsked).max(5000) })

const DescribedClash = z.object({ label: z.string(), mine: z.string(), theirs: z.string() })
export type DescribedClash = z.infer<typeof DescribedClash>
export const DescribedClashes = z.object({ clashes: z.array(DescribedClash) })
