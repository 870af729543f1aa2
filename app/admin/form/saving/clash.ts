/** The place of a value in a form. */
export type Place = {
  path: string[]
  /** The form field that holds the value. */
  field: string
  /** The name of the list entry that holds the value; '' outside a list. */
  of: string
}
/** Undefined: the entry is not in the list. */
export type Sides = { before: unknown; mine: unknown; theirs: unknown }
/** A value that both people changed differently. */
export type Clash = Place & Sides
export type Merging = { clashes: Clash[]; theirsAt: ReadonlySet<string>; tookTheirs: boolean }

export const keyOfClash = ({ path }: { path: string[] }) => path.join('.')

/** Mine, unless theirs was chosen. */
export function choose(sides: Sides, place: Place, merging: Merging): 'mine' | 'theirs' {
  merging.clashes.push({ ...sides, ...place })
  return merging.theirsAt.has(keyOfClash(place)) ? 'theirs' : 'mine'
}
