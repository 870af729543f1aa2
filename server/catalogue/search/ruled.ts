import type { SearchRequest } from '../../../contract/search.ts'
import type { SearchPlan } from './answer.ts'
import type { Index } from './catalogue-index.ts'
import type { SearchRule } from './rules.ts'
import { addBit, type Bits, createBits, dropBit, hasBit, subtract, unite } from './storage/bits.ts'
import { findSlot } from './storage/slot-table.ts'

type Asked = Pick<SearchRequest, 'sortBy'>

/**
 * Applies a rule of staff to a search. Pinned products are results in every order, so that all orders have the same
 * count, and come first in 'Best match'. The shopper's filters still apply to them. Hidden products are left out.
 */
export function applyRule<Ruled extends SearchPlan>(index: Index, asked: Asked, rule: SearchRule, plan: Ruled): Ruled {
  const pinned = findSlots(index, rule.pinned)
  const pins = listPins(index, rule)
  return {
    ...plan,
    found: subtract(unite(plan.found ?? index.products.live, pins), listHidden(index, rule)),
    choices: plan.choices.map((each) => (each.isFromWords ? { ...each, slots: unite(each.slots, pins) } : each)),
    listPage(matches, span) {
      if (asked.sortBy !== 'relevance') return plan.listPage(matches, span)
      const { from, size } = span
      const first = pinned.filter((slot) => hasBit(matches, slot))
      const rest = matches.slice()
      for (const slot of first) dropBit(rest, slot)
      const page = first.slice(from, from + size)
      return [...page, ...plan.listPage(rest, { from: Math.max(0, from - first.length), size: size - page.length })]
    },
  }
}

/** The products that a rule adds to its search. */
export const listPins = (index: Index, rule: SearchRule): Bits =>
  subtract(collect(index, findSlots(index, rule.pinned)), listHidden(index, rule))

export const listHidden = (index: Index, { hidden }: SearchRule): Bits => collect(index, findSlots(index, hidden))

/** The slots of those products that are in the shop. */
const findSlots = ({ products }: Index, uuids: string[]): number[] =>
  uuids.map((uuid) => findSlot(products.slotOf, uuid)).filter((slot) => slot !== undefined)

function collect({ products }: Index, slots: number[]): Bits {
  const bits = createBits(products.capacity)
  for (const slot of slots) addBit(bits, slot)
  return bits
}
