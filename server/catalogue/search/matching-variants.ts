import type { ColourVariant, ShownVariant } from './entry.ts'
import { readCard, readColours, writeCard, writtenCard } from './kept-cards.ts'
import type { Products } from './products.ts'
import type { Constraint } from './understanding/understood.ts'

/** The values that a look asks for: `exact` ones come before those that nearly say it; or those that it denies. */
type Wanted = { exact: Set<number>; near: Set<number>; isDenied: boolean }

/** Writes cards that show the variant with the look that was asked for: the green one for 'green sofa'. */
export function createMatchingWriter(products: Products, constraints: Constraint[]): (slot: number) => Buffer {
  const wanted = constraints.flatMap(listWanted)
  return (slot) => {
    const variant = wanted.length > 0 ? findMatching(readColours(products, slot), wanted) : null
    return variant ? writeCard({ ...readCard(products, slot), ...variant }) : writtenCard(products, slot)
  }
}

function listWanted(constraint: Constraint): Wanted[] {
  const { kind } = constraint
  if (kind === 'without') return listWanted(constraint.denied).map((each) => ({ ...each, isDenied: true }))
  if (kind !== 'colour' && kind !== 'material' && kind !== 'value') return []
  const near = 'nearValueIds' in constraint ? constraint.nearValueIds : []
  return [{ exact: new Set(constraint.valueIds), near: new Set(near), isDenied: false }]
}

/** Null when the variant that the product's own card shows matches as well as any. */
function findMatching(variants: ColourVariant[], wanted: Wanted[]): ShownVariant | null {
  const marks = variants.map(({ valueIds }) => wanted.reduce((sum, each) => sum + mark(valueIds, each), 0))
  return variants[marks.indexOf(Math.max(...marks))]?.shown ?? null
}

function mark(valueIds: number[], { exact, near, isDenied }: Wanted): number {
  if (isDenied) return valueIds.some((id) => exact.has(id) || near.has(id)) ? 0 : 2
  if (valueIds.some((id) => exact.has(id))) return 2
  return valueIds.some((id) => near.has(id)) ? 1 : 0
}
