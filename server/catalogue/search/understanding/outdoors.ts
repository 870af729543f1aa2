import type { Reading } from './reading.ts'
import type { Segment } from './segments.ts'
import { isKindOf } from './things.ts'
import type { Token } from './tokens.ts'

const inTheOpen = /^(?:outdoors?|outside|garden|patio|balcony|terrace|deck|decking)$/

/** Whether a word may mean outdoors. A porch may be either. */
export const saysOutdoors = (token: Token | undefined) => inTheOpen.test(token?.text ?? '') || token?.text === 'porch'

export const isIndoors = ({ tokens }: Reading, { from, meanings }: Segment) =>
  meanings.some(({ kind }) => kind === 'room') && !saysOutdoors(tokens[from])

/** 'Garden' where the shop has no place and no value of that name; a garden room is indoors. */
export const isOutside = ({ tokens }: Reading, { from, to, meanings }: Segment) =>
  to - from === 1 && inTheOpen.test(tokens[from]?.text ?? '') && meanings.every(({ kind }) => kind === 'room')

/** The outdoor thing for each kind of indoor thing. */
const outdoorThings = [
  ['bench', 'garden bench'],
  ['sofa', 'garden sofa'],
  ['chair', 'garden chair'],
  ['dining set', 'garden dining set'],
  ['table', 'garden table'],
  ['light', 'outdoor light'],
] as const

/** The outdoor counterpart of a thing: an 'outdoor armchair' is a garden chair. */
export function findOutdoorThing(thing: string): string {
  if (outdoorThings.some(([, outdoor]) => isKindOf(thing, outdoor))) return thing
  return outdoorThings.find(([kind]) => isKindOf(thing, kind))?.[1] ?? thing
}
