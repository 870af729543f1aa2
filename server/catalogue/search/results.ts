import type { SearchRequest } from '../../../contract/search.ts'
import type { Index } from './catalogue-index.ts'
import { applyChoices, type Choice } from './filters/choices.ts'
import type { Bits } from './storage/bits.ts'

export type Result = { request: SearchRequest; found: Bits | null; choices: Choice[]; matches: Bits; total: number }

/** The products that would match without some of the choices. */
export function matchWithout(
  index: Index,
  { found, choices, matches }: Result,
  isLeftOut: (choice: Choice) => boolean,
): Bits {
  const others = choices.filter((choice) => !isLeftOut(choice))
  return others.length === choices.length ? matches : applyChoices(index, found, others)
}
