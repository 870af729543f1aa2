const pageBits = 18
const pageSize = 1 << pageBits
const offsetMask = pageSize - 1

/** Room for numbers in a few large arrays. What has been given back is handed out again before anything new. */
export type Rooms = {
  pages: Uint32Array[]
  free: number[][]
  /** The part of the newest page that nobody has had yet. */
  nextStart: number
  spare: number
}

/** Four sizes to each doubling, so that rounding up wastes an eighth on average. */
const sizes = Array.from({ length: 112 }, (_, i) => Math.ceil(2 * 2 ** (i / 4))).filter(
  (size, i, all) => size !== all[i - 1],
)

export const createRooms = (): Rooms => ({ pages: [], free: sizes.map(() => []), nextStart: 0, spare: 0 })

const noNumbers = new Uint32Array(0)
/** The array a place lies in, and where in it. */
export const pageAt = (rooms: Rooms, start: number) => rooms.pages[start >>> pageBits] ?? noNumbers
export const offsetAt = (start: number) => start & offsetMask

export const sizeOfRoom = (room: number) => sizes[room] ?? 0

export function roomFor(length: number): number {
  let room = Math.max(0, Math.floor(4 * Math.log2(length / 2)) - 4)
  while (sizeOfRoom(room) < length) room++
  return room
}

/** The start of a room of that size. A large one is a page of its own. */
export function takeRoom(rooms: Rooms, room: number): number {
  const free = rooms.free[room]?.pop()
  if (free !== undefined) return free
  const size = sizeOfRoom(room)
  if (size > pageSize / 8) return addPage(rooms, size)
  if (size > rooms.spare) {
    rooms.nextStart = addPage(rooms, pageSize)
    rooms.spare = pageSize
  }
  const start = rooms.nextStart
  rooms.nextStart += size
  rooms.spare -= size
  return start
}

export function giveBack(rooms: Rooms, room: number, start: number) {
  rooms.free[room]?.push(start)
}

function addPage(rooms: Rooms, size: number): number {
  rooms.pages.push(new Uint32Array(size))
  return (rooms.pages.length - 1) * pageSize
}
