import type { Index } from '../catalogue-index.ts'
import { addAll, type Bits, createBits, subtract } from '../storage/bits.ts'
import type { Facet } from '../storage/facets.ts'
import type { Constraint } from '../understanding/understood.ts'
import { addNamed } from './named.ts'

/**
 * Products that come in a denied colour and also in another one: 'sofa not grey' finds a sofa in grey or sage. Only
 * values with swatches are alternatives: a chair of leather and oak is a leather chair.
 */
export function findInOtherColours(index: Index, denied: Constraint): Bits {
  if (denied.kind !== 'colour' && denied.kind !== 'material') return createBits(index.products.capacity)
  const ids = new Set(denied.kind === 'colour' ? denied.valueIds : [...denied.valueIds, ...denied.nearValueIds])
  const none = createBits(index.products.capacity)
  const only = none.slice()
  const found = none.slice()
  for (const facet of index.facets.properties) {
    const having = joinOptions(index, facet, ids, true)
    const others = isChoice(facet) ? joinOptions(index, facet, ids, false) : none
    addAll(only, subtract(having, others))
    addAll(found, having)
  }
  addNamed(index, denied.words, only)
  return subtract(found, only)
}

/** Whether the values of a property are alternatives: a variant has only one value of a property with swatches. */
const isChoice = ({ options }: Facet) => options.some(({ swatch }) => swatch)

function joinOptions(index: Index, { options }: Facet, ids: Set<number>, isDenied: boolean): Bits {
  const joined = createBits(index.products.capacity)
  for (const { key, slots } of options) if (ids.has(Number(key)) === isDenied) addAll(joined, slots)
  return joined
}
