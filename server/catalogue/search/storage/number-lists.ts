import { allocate, type Blocks, createBlocks, offsetAt, pageAt, release, sizeClassFor, sizeOfClass } from './blocks.ts'

/**
 * Many lists of whole numbers, packed into a few large arrays: a hundred thousand arrays of their own would cost more
 * than what they hold. Of each list `index` has the start, and the length and room in one number.
 */
export type NumberLists = { blocks: Blocks; index: Uint32Array }

export const createNumberLists = (): NumberLists => ({ blocks: createBlocks(), index: new Uint32Array(128) })

const startOf = ({ index }: NumberLists, list: number) => index[list * 2] ?? 0
export const lengthOf = ({ index }: NumberLists, list: number) => (index[list * 2 + 1] ?? 0) >>> classBits
const classBits = 8
const sizeClassOf = ({ index }: NumberLists, list: number) => (index[list * 2 + 1] ?? 0) & (2 ** classBits - 1)
const maxLength = 2 ** (32 - classBits) - 1
/** The array that holds a list, and the list's offset in it, for hot loops that read without copying. */
export const pageOf = (lists: NumberLists, list: number) => pageAt(lists.blocks, startOf(lists, list))
export const offsetOf = (lists: NumberLists, list: number) => offsetAt(startOf(lists, list))

export function readList(lists: NumberLists, list: number): Uint32Array {
  const offset = offsetOf(lists, list)
  return pageOf(lists, list).subarray(offset, offset + lengthOf(lists, list))
}

/** -1 when the list is empty. */
export function lastNumber(lists: NumberLists, list: number): number {
  const length = lengthOf(lists, list)
  return length === 0 ? -1 : (pageOf(lists, list)[offsetOf(lists, list) + length - 1] ?? -1)
}

export function replaceList(lists: NumberLists, list: number, values: Uint32Array) {
  resizeList(lists, list, 0)
  resizeList(lists, list, values.length)
  pageOf(lists, list).set(values, offsetOf(lists, list))
}

export function appendNumber(lists: NumberLists, list: number, value: number) {
  const length = lengthOf(lists, list)
  resizeList(lists, list, length + 1)
  pageOf(lists, list)[offsetOf(lists, list) + length] = value
}

/** Makes room for empty lists of these lengths, and returns what appends to them. All have to be filled. */
export function reserveLists(lists: NumberLists, lengths: Uint32Array): (list: number, value: number) => void {
  for (let list = 0; list < lengths.length; list++) resizeList(lists, list, lengths[list] ?? 0)
  const pages = Array.from(lengths, (_, list) => pageOf(lists, list))
  const next = Uint32Array.from(lengths, (_, list) => offsetOf(lists, list))
  return (list, value) => {
    const place = next[list] ?? 0
    const page = pages[list]
    if (page) page[place] = value
    next[list] = place + 1
  }
}

/** Both lists ascend. From the first gap on, the numbers between gaps move down by block. */
export function removeNumbers(lists: NumberLists, list: number, values: Uint32Array) {
  const numbers = readList(lists, list)
  let kept = 0
  let read = 0
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? 0
    const found = placeOf(numbers, value, read, numbers.length)
    if (numbers[found] !== value) continue
    if (kept !== read) moveDown(numbers, kept, read, found)
    kept += found - read
    read = found + 1
  }
  moveDown(numbers, kept, read, numbers.length)
  resizeList(lists, list, kept + numbers.length - read)
}

/** Both lists ascend and share no number. From the end on, the numbers between insertions move up by block. */
export function insertNumbers(lists: NumberLists, list: number, values: Uint32Array) {
  let end = lengthOf(lists, list)
  resizeList(lists, list, end + values.length)
  const numbers = readList(lists, list)
  for (let i = values.length - 1; i >= 0; i--) {
    const value = values[i] ?? 0
    const place = placeOf(numbers, value, 0, end)
    moveUp(numbers, place + i + 1, place, end)
    numbers[place + i] = value
    end = place
  }
}

/** Most blocks are so short that `copyWithin` costs more than a loop. */
const shortStretch = 40

function moveDown(numbers: Uint32Array, to: number, from: number, end: number) {
  if (end - from > shortStretch) numbers.copyWithin(to, from, end)
  else for (let i = from; i < end; i++) numbers[to - from + i] = numbers[i] ?? 0
}

function moveUp(numbers: Uint32Array, to: number, from: number, end: number) {
  if (end - from > shortStretch) numbers.copyWithin(to, from, end)
  else for (let i = end - 1; i >= from; i--) numbers[to - from + i] = numbers[i] ?? 0
}

/** The place of a value in ascending numbers, or where it would be inserted. */
export function placeOf(numbers: Uint32Array, value: number, from: number, end: number): number {
  let low = from
  let high = end
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((numbers[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** A list keeps its capacity when it shrinks, and frees it when it is empty. */
function resizeList(lists: NumberLists, list: number, length: number) {
  if (length > maxLength) throw new Error(`A list of ${length} numbers is too long.`)
  if (list * 2 >= lists.index.length) lists.index = grown(lists.index, 2 * roomFor(list + 1))
  const before = lengthOf(lists, list)
  const isKept = before > 0 && length > 0 && length <= sizeOfClass(sizeClassOf(lists, list))
  const sizeClass = isKept ? sizeClassOf(lists, list) : moveList(lists, list, before, length)
  lists.index[list * 2 + 1] = length * 2 ** classBits + sizeClass
}

/** Returns the new capacity. */
function moveList(lists: NumberLists, list: number, before: number, length: number): number {
  const old = readList(lists, list)
  if (before > 0) release(lists.blocks, sizeClassOf(lists, list), startOf(lists, list))
  if (length === 0) return 0
  const sizeClass = sizeClassFor(length)
  const start = allocate(lists.blocks, sizeClass)
  lists.index[list * 2] = start
  pageAt(lists.blocks, start).set(old, offsetAt(start))
  return sizeClass
}

/**
 * The capacity to allocate for this number of items: an eighth more, so that arrays are seldom copied and little
 * memory is wasted.
 */
export const roomFor = (needed: number) => Math.ceil((needed * 9) / 8 / 64) * 64

export function grown<Numbers extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(
  numbers: Numbers,
  size: number,
): Numbers {
  const larger = new (numbers.constructor as new (length: number) => Numbers)(size)
  larger.set(numbers)
  return larger
}
