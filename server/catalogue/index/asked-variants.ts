import type { StockState } from '../../../contract/availability.ts'
import { isInStock } from '../showroom/card-availability.ts'

export type Facts = { isExDisplay: boolean; onDisplay: boolean; stockState: StockState | null }
type Variant = Facts & { uuid: string; valueIds: number[] }

/** More variants than these are not kept in memory with their product. */
const maxAsked = 24

/**
 * The variants, besides the shown one, that a search may ask for, in staff's order: one for each combination of values
 * and facts. Variants that are the first with a value or fact are picked first, so that no colour and no size is left
 * out.
 */
export function pickAsked<Kind extends Variant>(variants: Kind[], shownUuid: string): Kind[] {
  const shown = variants.filter(({ uuid }) => uuid === shownUuid)
  const known = new Set(shown.map(writeTraits))
  const others = variants.filter(({ uuid }) => uuid !== shownUuid).filter((each) => isNew(known, [writeTraits(each)]))
  const traits = new Set(shown.flatMap(listTraits))
  const firsts = others.filter((each) => isNew(traits, listTraits(each)))
  const picked = new Set([...new Set([...firsts, ...others])].slice(0, maxAsked))
  return others.filter((each) => picked.has(each))
}

function isNew<Item>(known: Set<Item>, items: Item[]): boolean {
  const fresh = items.filter((item) => !known.has(item))
  for (const item of fresh) known.add(item)
  return fresh.length > 0
}

const listTraits = ({ valueIds, isExDisplay, onDisplay, stockState }: Variant): (number | string)[] => [
  ...valueIds,
  ...(isExDisplay ? ['ex-display'] : []),
  ...(onDisplay ? ['on display'] : []),
  ...(isInStock({ stockState }) ? ['in stock'] : []),
]

const writeTraits = (variant: Variant) => listTraits(variant).toSorted().join()
