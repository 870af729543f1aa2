const pageBits = 18
const pageSize = 1 << pageBits
const offsetMask = pageSize - 1

/**
 * Many lists of whole numbers, packed into a few large arrays: a hundred thousand arrays of their own would cost more
 * than what they hold. A list that outgrows its room moves to a larger one and leaves the old one to another list.
 */
export type NumberLists = {
  pages: Uint32Array[]
  starts: Uint32Array
  lengths: Uint32Array
  rooms: Uint8Array
  freeRooms: number[][]
  /** The part of the newest page that no list has had yet. */
  nextStart: number
  spare: number
}

/** Four sizes to each doubling, so that rounding up wastes an eighth on average. */
const roomSizes = Array.from({ length: 120 }, (_, i) => Math.ceil(2 * 2 ** (i / 4))).filter(
  (size, i, sizes) => size !== sizes[i - 1] && size < 2 ** 30,
)
const sizeOf = (room: number) => roomSizes[room] ?? 0

export function createNumberLists(): NumberLists {
  return {
    pages: [],
    starts: new Uint32Array(64),
    lengths: new Uint32Array(64),
    rooms: new Uint8Array(64),
    freeRooms: roomSizes.map(() => []),
    nextStart: 0,
    spare: 0,
  }
}

const noNumbers = new Uint32Array(0)
export const lengthOf = (lists: NumberLists, list: number) => lists.lengths[list] ?? 0
/** The array a list lies in, and where in it the list begins: what a hot loop reads without copying. */
export const pageOf = (lists: NumberLists, list: number) =>
  lists.pages[(lists.starts[list] ?? 0) >>> pageBits] ?? noNumbers
export const offsetOf = (lists: NumberLists, list: number) => (lists.starts[list] ?? 0) & offsetMask

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

/** Both lists ascend. From the first gap on, the stretches between gaps move down in one go each. */
export function removeNumbers(lists: NumberLists, list: number, values: Uint32Array) {
  const numbers = readList(lists, list)
  let kept = 0
  let read = 0
  for (const value of values) {
    const found = placeOf(numbers, value, read)
    if (numbers[found] !== value) continue
    if (kept !== read) numbers.copyWithin(kept, read, found)
    kept += found - read
    read = found + 1
  }
  numbers.copyWithin(kept, read)
  resizeList(lists, list, kept + numbers.length - read)
}

/** Both lists ascend and share no number. From the end on, the stretches between newcomers move up in one go each. */
export function insertNumbers(lists: NumberLists, list: number, values: Uint32Array) {
  let end = lengthOf(lists, list)
  resizeList(lists, list, end + values.length)
  const numbers = readList(lists, list)
  for (let i = values.length - 1; i >= 0; i--) {
    const value = values[i] ?? 0
    const place = placeOf(numbers.subarray(0, end), value, 0)
    numbers.copyWithin(place + i + 1, place, end)
    numbers[place + i] = value
    end = place
  }
}

/** Where in ascending numbers a value stands or would stand. */
export function placeOf(numbers: Uint32Array, value: number, from: number): number {
  let low = from
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((numbers[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

function resizeList(lists: NumberLists, list: number, length: number) {
  const before = lists.lengths[list] ?? 0
  makePlace(lists, list)
  const room = before === 0 ? 0 : (lists.rooms[list] ?? 0)
  if (length > sizeOf(room) || before === 0 || length === 0) moveList(lists, list, before, length)
  lists.lengths[list] = length
}

function moveList(lists: NumberLists, list: number, before: number, length: number) {
  const [page, offset] = [pageOf(lists, list), offsetOf(lists, list)]
  if (before > 0) lists.freeRooms[lists.rooms[list] ?? 0]?.push(lists.starts[list] ?? 0)
  if (length === 0) return
  const room = roomFor(length)
  const start = takeRoom(lists, room)
  lists.starts[list] = start
  lists.rooms[list] = room
  const target = lists.pages[start >>> pageBits] ?? noNumbers
  if (before > 0) target.set(page.subarray(offset, offset + before), start & offsetMask)
}

function roomFor(length: number): number {
  let room = Math.max(0, Math.floor(4 * Math.log2(length / 2)) - 4)
  while (sizeOf(room) < length) room++
  return room
}

function takeRoom(lists: NumberLists, room: number): number {
  const free = lists.freeRooms[room]?.pop()
  if (free !== undefined) return free
  const size = sizeOf(room)
  if (size > pageSize / 8) return lists.pages.push(new Uint32Array(size)) * pageSize - pageSize
  if (size > lists.spare) {
    lists.nextStart = lists.pages.push(new Uint32Array(pageSize)) * pageSize - pageSize
    lists.spare = pageSize
  }
  const start = lists.nextStart
  lists.nextStart += size
  lists.spare -= size
  return start
}

function makePlace(lists: NumberLists, list: number) {
  if (list < lists.starts.length) return
  const size = Math.max(list + 1, lists.starts.length * 2)
  lists.starts = grown(lists.starts, size)
  lists.lengths = grown(lists.lengths, size)
  lists.rooms = grown(lists.rooms, size)
}

export function grown<Numbers extends Uint8Array | Uint32Array | Float64Array>(
  numbers: Numbers,
  size: number,
): Numbers {
  const larger = new (numbers.constructor as new (length: number) => Numbers)(size)
  larger.set(numbers)
  return larger
}
