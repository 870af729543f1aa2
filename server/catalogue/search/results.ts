import type { SearchRequest } from '../../../contract/search.ts'
import type { Bits } from './bits.ts'
import type { Index } from './catalogue-index.ts'
import { applyChoices, type Choice } from './choices.ts'

export type Result = { request: SearchRequest; found: Bits | null; choices: Choice[]; matches: Bits; total: number }

/** What would match without some of the choices. */
export function leaveAside(
  index: Index,
  { found, choices, matches }: Result,
  isAside: (choice: Choice) => boolean,
): Bits {
  const others = choices.filter((choice) => !isAside(choice))
  return others.length === choices.length ? matches : applyChoices(index, found, others)
}
