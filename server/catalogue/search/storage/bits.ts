/** A set of slots, one bit each. Sets of one index always have the same size. */
export type Bits = Uint32Array

export const createBits = (slots: number): Bits => new Uint32Array((slots + 31) >>> 5)

export const hasBit = (bits: Bits, slot: number) => (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1

export function addBit(bits: Bits, slot: number) {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31))
}

export function dropBit(bits: Bits, slot: number) {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) & ~(1 << (slot & 31))
}

export function setBit(bits: Bits, slot: number, on: boolean) {
  if (on) addBit(bits, slot)
  else dropBit(bits, slot)
}

export function isEmpty(bits: Bits): boolean {
  for (let i = 0; i < bits.length; i++) if (bits[i] !== 0) return false
  return true
}

export function keepCommon(bits: Bits, others: Bits) {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) & (others[i] ?? 0)
}

/** The intersection of these sets. */
export function meetAll(bits: Bits, others: { slots: Bits }[]): Bits {
  const left = bits.slice()
  for (const { slots } of others) keepCommon(left, slots)
  return left
}

export function addAll(bits: Bits, others: Bits) {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) | (others[i] ?? 0)
}

export function unite(bits: Bits, others: Bits): Bits {
  const all = bits.slice()
  addAll(all, others)
  return all
}

export function subtract(bits: Bits, others: Bits): Bits {
  const left = new Uint32Array(bits.length)
  for (let i = 0; i < bits.length; i++) left[i] = (bits[i] ?? 0) & ~(others[i] ?? 0)
  return left
}

export function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let i = 0; i < bits.length; i++) count += countOnes(bits[i] ?? 0)
  return count
}

export function countCommon(bits: Bits, others: Bits): number {
  let count = 0
  for (let i = 0; i < bits.length; i++) count += countOnes((bits[i] ?? 0) & (others[i] ?? 0))
  return count
}

export const haveCommon = (bits: Bits, others: Bits) => bits.some((word, i) => (word & (others[i] ?? 0)) !== 0)

export const areEqual = (one: Bits, other: Bits) => one.every((word, i) => word === other[i])

/** Writes into `buffer`; the result is valid until the next call with it. */
export function listSlots(bits: Bits, buffer: Uint32Array): Uint32Array {
  let at = 0
  for (let i = 0; i < bits.length; i++) {
    for (let word = bits[i] ?? 0; word !== 0; word &= word - 1) {
      buffer[at++] = (i << 5) + 31 - Math.clz32(word & -word)
    }
  }
  return buffer.subarray(0, at)
}

export function grownBits(bits: Bits, slots: number): Bits {
  const grown = createBits(slots)
  grown.set(bits)
  return grown
}

/** Above this share of all slots, narrowing the sets costs more than it saves. */
const worthNarrowing = 1 / 8

/** Narrows sets to the slots of `within` if these are few; otherwise leaves them as they are. */
export function narrowTo(within: Bits): (bits: Bits) => Bits {
  const count = countBits(within)
  if (count > within.length * 32 * worthNarrowing) return (bits) => bits
  const slots = listSlots(within, new Uint32Array(count))
  return (bits) => {
    const narrow = createBits(slots.length)
    for (let i = 0; i < slots.length; i++) if (hasBit(bits, slots[i] ?? 0)) addBit(narrow, i)
    return narrow
  }
}
