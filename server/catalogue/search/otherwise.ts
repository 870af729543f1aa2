import { addAll, type Bits, createBits, subtract } from './bits.ts'
import type { Index } from './catalogue-index.ts'
import type { Facet } from './facets.ts'
import { addNamed } from './named.ts'
import type { Constraint } from './understanding/understood.ts'

/**
 * Products that come in a denied colour and in another one: 'sofa not grey' finds the sofa in sage. Of a value without a
 * swatch this is not known: a chair of leather and oak is a leather chair.
 */
export function findOtherwise(index: Index, denied: Constraint): Bits {
  if (denied.kind !== 'colour' && denied.kind !== 'material') return createBits(index.products.capacity)
  const ids = new Set(denied.kind === 'colour' ? denied.valueIds : [...denied.valueIds, ...denied.nearValueIds])
  const none = createBits(index.products.capacity)
  const only = none.slice()
  const found = none.slice()
  for (const facet of index.facets.properties) {
    const said = joinOptions(index, facet, ids, true)
    const others = isChoice(facet) ? joinOptions(index, facet, ids, false) : none
    addAll(only, subtract(said, others))
    addAll(found, said)
  }
  addNamed(index, denied.words, only)
  return subtract(found, only)
}

/** Of a property with swatches, a variant has one value. */
const isChoice = ({ options }: Facet) => options.some(({ swatch }) => swatch)

function joinOptions(index: Index, { options }: Facet, ids: Set<number>, isDenied: boolean): Bits {
  const joined = createBits(index.products.capacity)
  for (const { key, slots } of options) if (ids.has(Number(key)) === isDenied) addAll(joined, slots)
  return joined
}
