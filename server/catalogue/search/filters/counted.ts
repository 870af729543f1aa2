import { type Bits, countBits, listSlots, subtract } from '../storage/bits.ts'
import type { Products } from '../storage/products.ts'

/**
 * The slots to read for counting facts of the matches. If most products match, these are the slots of the others
 * (`isRest`), whose counts are then subtracted from the counts of all products.
 */
export type Counted = { slots: Uint32Array; bits: Bits; isRest: boolean }

/** The result uses a scratch buffer, so it is valid only until the next call. */
export function listCounted({ live, slotOf, workspace }: Products, matches: Bits, total = countBits(matches)): Counted {
  const isRest = total > slotOf.size / 2
  const bits = isRest ? subtract(live, matches) : matches
  return { bits, slots: listSlots(bits, workspace.slots), isRest }
}
