const pageBits = 18
const pageSize = 1 << pageBits
const offsetMask = pageSize - 1

/** Allocates blocks of numbers in a few large arrays. Released blocks are reused first. */
export type Blocks = {
  pages: Uint32Array[]
  free: number[][]
  /** The part of the newest page that was never allocated. */
  nextStart: number
  spare: number
}

/** Eight sizes to each doubling, so that rounding up wastes a sixteenth on average. */
const sizes = Array.from({ length: 186 }, (_, i) => Math.ceil(2 * 2 ** (i / 8))).filter(
  (size, i, all) => size !== all[i - 1],
)

export const createBlocks = (): Blocks => ({ pages: [], free: sizes.map(() => []), nextStart: 0, spare: 0 })

const noNumbers = new Uint32Array(0)
/** The page that holds a position, and the offset in it. */
export const pageAt = (blocks: Blocks, start: number) => blocks.pages[start >>> pageBits] ?? noNumbers
export const offsetAt = (start: number) => start & offsetMask

/** The classes that small sizes share. */
const skipped = 186 - sizes.length

export const sizeOfClass = (sizeClass: number) => sizes[sizeClass] ?? 0

export function sizeClassFor(length: number): number {
  let sizeClass = Math.max(0, Math.floor(8 * Math.log2(length / 2)) - skipped)
  while (sizeOfClass(sizeClass) < length) sizeClass++
  return sizeClass
}

/** Returns the start of a block of that size class. A large block is a page of its own. */
export function allocate(blocks: Blocks, sizeClass: number): number {
  const free = blocks.free[sizeClass]?.pop()
  if (free !== undefined) return free
  const size = sizeOfClass(sizeClass)
  if (size > pageSize / 8) return addPage(blocks, size)
  if (size > blocks.spare) {
    blocks.nextStart = addPage(blocks, pageSize)
    blocks.spare = pageSize
  }
  const start = blocks.nextStart
  blocks.nextStart += size
  blocks.spare -= size
  return start
}

export function release(blocks: Blocks, sizeClass: number, start: number) {
  blocks.free[sizeClass]?.push(start)
}

function addPage(blocks: Blocks, size: number): number {
  blocks.pages.push(new Uint32Array(size))
  return (blocks.pages.length - 1) * pageSize
}
