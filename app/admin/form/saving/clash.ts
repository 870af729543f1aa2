/** The place of a value in a form. */
export type Place = {
  path: string[]
  /** The form field that holds the value. */
  field: string
  /** The title of the list entry that holds the value; '' outside a list. */
  of: string
}
/** The three values of a clash; undefined: the entry is not in that list. */
export type Sides = { before: unknown; mine: unknown; theirs: unknown }
/** A value that both people changed differently. */
export type Clash = Place & Sides
export type Merging = { clashes: Clash[]; theirsAt: ReadonlySet<string>; tookTheirs: boolean }

export const keyOfClash = ({ path }: { path: string[] }) => path.join('.')

/** Records a clash, and chooses mine unless theirs was chosen for it. */
export function choose(sides: Sides, place: Place, merging: Merging): 'mine' | 'theirs' {
  merging.clashes.push({ ...sides, ...place })
  return merging.theirsAt.has(keyOfClash(place)) ? 'theirs' : 'mine'
}
