import type { Finding } from './amounts/finding.ts'
import { readSwatch } from './colour-family.ts'
import type { MeaningOf } from './lexicon.ts'
import { readName } from './names.ts'
import type { Family, Shade } from './words/colours.ts'

/** The meaning of a property value: a colour by its name or swatch, materials, a size, a count. */
export type ShopValue = {
  id: number
  propertyId: number
  name: string
  colours: ValueColour[]
  materials: { name: string; family: string }[]
  bedSizes: string[]
  findings: Finding[]
}
export type ValueColour = { name: string; family: Family; near: Family[]; shade: Shade | null }

type Value = { id: number; name: string; swatch: string | null }

export function readValue(propertyId: number, { id, name, swatch }: Value): ShopValue {
  const { meanings, findings } = readName(name)
  const is =
    <Kind extends 'colour' | 'material' | 'bedSize'>(kind: Kind) =>
    (meaning: { kind: string }): meaning is MeaningOf<Kind> =>
      meaning.kind === kind
  const materials = meanings.filter(is('material'))
  const named = meanings.filter(is('colour'))
  const seen = swatch && materials.length === 0 ? readSwatch(swatch) : null
  const colours: ValueColour[] = named.map(({ name: colour, family, near, shade }) => ({
    name: colour,
    family,
    near,
    shade,
  }))
  if (seen) addSeen(colours, { name: '', ...seen })
  for (const [family, metals] of metalColours) {
    if (materials.some((each) => metals.test(each.name))) colours.push({ name: '', family, near: [], shade: null })
  }
  return { id, propertyId, name, colours, materials, bedSizes: meanings.filter(is('bedSize')).map(sizeOf), findings }
}

/** Shoppers call metals by their colours: a lamp of brass is a gold lamp. */
const metalColours: [Family, RegExp][] = [
  ['gold', /brass|gold/],
  ['silver', /chrome|nickel|steel|aluminium|pewter/],
]

const sizeOf = ({ size }: { size: string }) => size

/** A name decides what a colour is; its swatch says what others may call it, and whether it is light or dark. */
function addSeen(colours: ValueColour[], seen: ValueColour) {
  const [named] = colours
  if (!named) colours.push(seen)
  else if (named.family !== seen.family)
    colours.push({ ...named, family: named.family, near: [...named.near, seen.family] })
}
