import { z } from 'zod'

const count = z.number().int()

/** A search of the last year: how often it was made, and what it finds now. */
export const CountedSearch = z.object({
  text: z.string(),
  asked: count,
  /** How often a product was opened from it. */
  opened: count,
  /** How many products it finds. */
  found: count,
  correctedTo: z.string().nullable(),
  /** The labels of the meanings of its words, and of what was given up in order to find something. */
  understood: z.array(z.string()),
  relaxed: z.array(z.string()),
  /** Whether it is a question that the shop answers, and the page to which a rule sends it. */
  isQuestion: z.boolean(),
  sendTo: z.string().nullable(),
  /** The part of it that is no word of the catalogue, for a synonym; or else the whole search. */
  word: z.string(),
  /** The uuid of staff's rule for it. */
  ruleUuid: z.string().nullable(),
})
export type CountedSearch = z.infer<typeof CountedSearch>
