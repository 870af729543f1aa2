import { z } from 'zod'
import { listKinds } from '../kinds.ts'
import { Line, NeededLine } from './fields.ts'

/** Results of the search over all kinds of record. */

export const FoundKind = z.enum(listKinds('foundBy'))
export type FoundKind = z.infer<typeof FoundKind>

export const Found = z.object({
  kind: FoundKind,
  id: z.string(),
  name: z.string(),
  /** Distinguishes the record from others of the same name. */
  note: z.string(),
  /** Other names, such as a code. */
  also: z.array(z.string()),
})
export type Found = z.infer<typeof Found>

export const SearchQuery = z.object({ q: Line(100) })

/** Words that shoppers use for something that has another name in the catalogue. */

const maxLength = 60
const Means = z.array(NeededLine(maxLength, 'A word')).min(1, 'A word of the catalogue is needed.').max(5, '5 at most.')

export const SynonymEdit = z.object({ word: NeededLine(maxLength, 'A word'), means: Means })
export type SynonymEdit = z.infer<typeof SynonymEdit>

/**
 * `isNew`: an existing word keeps its meaning; otherwise it gets the new one. `was`: the meaning with which the form
 * opened; if it has changed since, nothing is saved.
 */
export const SynonymSave = SynonymEdit.extend({ isNew: z.boolean().default(false), was: Means.optional() })
export type SynonymSave = z.output<typeof SynonymSave>

/** `count`: the number of products that the word finds now. */
export const SynonymRow = z.object({ word: z.string(), means: z.array(z.string()), count: z.number().int() })
export type SynonymRow = z.infer<typeof SynonymRow>

export const SynonymMark = z.object({ word: Line(maxLength), was: Means.optional() })
export type SynonymMark = z.output<typeof SynonymMark>

export const SynonymTrial = z.object({ count: z.number().int() })
