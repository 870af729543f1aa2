import type { Reading } from './reading.ts'
import { type Segment, thingOf } from './segments.ts'
import { isKindOf } from './things.ts'

/** What stands in a room by itself, and is a part of these things when it is named right after them. */
const parts: [RegExp, string[]][] = [
  [/^mirror$/, ['wardrobe']],
  [/^(?:drawer|draw|shelf)$/, ['wardrobe', 'desk', 'sideboard', 'tv unit', 'coffee table', 'console table']],
]

/** Leaves out parts: 'wardrobe mirror' and 'desk drawers' ask for a wardrobe and for a desk. */
export const dropParts = (reading: Reading, segments: Segment[]): Segment[] =>
  segments.filter((segment, at) => !isPart(reading, segment, segments[at - 1]))

function isPart({ tokens }: Reading, { from, to }: Segment, before: Segment | undefined): boolean {
  if (!before || before.to !== from || to - from > 1) return false
  const [stem, whole] = [tokens[from]?.stem ?? '', thingOf(before)]
  return parts.some(([part, wholes]) => part.test(stem) && wholes.some((each) => isKindOf(whole, each)))
}
