import { writeUuidPattern } from '../../../../contract/uuid.ts'
import { grown, roomFor } from './number-lists.ts'

/**
 * A hash table from uuids to slots. `ids` has the four numbers of a uuid at its slot; `places` has `slot + 1` at the hash
 * of the uuid or, where that is taken, at the next free place. A map of strings takes five times as much.
 */
export type SlotTable = { size: number; ids: Uint32Array; places: Uint32Array }

const firstPlaces = 64

export const createSlotTable = (): SlotTable => ({
  size: 0,
  ids: new Uint32Array(4 * firstPlaces),
  places: new Uint32Array(firstPlaces),
})

/** Undefined for a product that is not there, and for a text that is no uuid. */
export function findSlot(table: SlotTable, uuid: string): number | undefined {
  if (!uuidForm.test(uuid)) return undefined
  readParts(uuid)
  return slotAt(table, placeOf(table, wanted, 0))
}

/** The product that has a slot now. */
export function findUuid(table: SlotTable, slot: number): string | undefined {
  const parts = Array.from(table.ids.subarray(4 * slot, 4 * slot + 4), (part) => part.toString(16).padStart(8, '0'))
  const uuid = parts.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return findSlot(table, uuid) === slot ? uuid : undefined
}

export function addSlot(table: SlotTable, uuid: string, slot: number) {
  if (!uuidForm.test(uuid)) throw new Error(`${uuid} is no uuid.`)
  if (4 * slot >= table.ids.length) table.ids = grown(table.ids, 4 * roomFor(slot + 1))
  if (4 * (table.size + 1) > 3 * table.places.length) makePlaces(table)
  readParts(uuid)
  table.ids.set(wanted, 4 * slot)
  table.places[placeOf(table, wanted, 0)] = slot + 1
  table.size++
}

/** The entries after the slot move up, so that no search for them ends at the gap. */
export function removeSlot(table: SlotTable, slot: number) {
  const { places, ids } = table
  const mask = places.length - 1
  let gap = placeOf(table, ids, 4 * slot)
  for (let place = (gap + 1) & mask; places[place] !== 0; place = (place + 1) & mask) {
    const own = hashAt(ids, 4 * ((places[place] ?? 0) - 1)) & mask
    if (((place - own) & mask) < ((place - gap) & mask)) continue
    places[gap] = places[place] ?? 0
    gap = place
  }
  places[gap] = 0
  table.size--
}

/** In the order of the uuids as texts. */
export function compareUuids({ ids }: SlotTable, a: number, b: number): number {
  for (let i = 0; i < 4; i++) {
    const difference = (ids[4 * a + i] ?? 0) - (ids[4 * b + i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

const uuidForm = new RegExp(`^${writeUuidPattern()}$`)
const wanted = new Uint32Array(4)

function readParts(uuid: string) {
  wanted[0] = Number.parseInt(uuid.slice(0, 8), 16)
  wanted[1] = Number.parseInt(uuid.slice(9, 13) + uuid.slice(14, 18), 16)
  wanted[2] = Number.parseInt(uuid.slice(19, 23) + uuid.slice(24, 28), 16)
  wanted[3] = Number.parseInt(uuid.slice(28), 16)
}

function slotAt({ places }: SlotTable, place: number): number | undefined {
  const slot = (places[place] ?? 0) - 1
  return slot < 0 ? undefined : slot
}

/** The place of the uuid at `at`, or where it would be inserted. */
function placeOf({ places, ids }: SlotTable, numbers: Uint32Array, at: number): number {
  const mask = places.length - 1
  for (let place = hashAt(numbers, at) & mask; ; place = (place + 1) & mask) {
    const own = 4 * ((places[place] ?? 0) - 1)
    if (own < 0 || isSame(ids, own, numbers, at)) return place
  }
}

const isSame = (one: Uint32Array, at: number, other: Uint32Array, otherAt: number) =>
  one[at] === other[otherAt] &&
  one[at + 1] === other[otherAt + 1] &&
  one[at + 2] === other[otherAt + 2] &&
  one[at + 3] === other[otherAt + 3]

/** Most uuids are random; those of an import count up in their last digits. */
function hashAt(numbers: Uint32Array, at: number): number {
  let hash = 0
  for (let i = at; i < at + 4; i++) hash = Math.imul(hash ^ (numbers[i] ?? 0), 0x9e3779b1)
  return (hash ^ (hash >>> 15)) >>> 0
}

function makePlaces(table: SlotTable) {
  const before = table.places
  table.places = new Uint32Array(2 * before.length)
  for (const own of before) if (own > 0) table.places[placeOf(table, table.ids, 4 * (own - 1))] = own
}
