import { grown } from './number-lists.ts'

/**
 * A hash table from words of plain letters or digits to their numbers. It finds a word by its bytes, because making a
 * string of each word was most of the cost of reading a text. `places` has the start of a word's record, plus one.
 * A record is the length of the word in one byte, its number in four, and its letters.
 */
export type WordTable = { places: Uint32Array; records: Uint8Array; used: number; count: number }

export const maxWordLength = 255
const headLength = 5
const firstPlaces = 2048

export const createWordTable = (): WordTable => ({
  places: new Uint32Array(firstPlaces),
  records: new Uint8Array(8 * firstPlaces),
  used: 0,
  count: 0,
})

/** The number of the word in [from, to) of these letters, or -1. */
export function findWord(table: WordTable, letters: Uint8Array, from: number, to: number): number {
  const record = table.places[placeOf(table, letters, from, to)] ?? 0
  return record === 0 ? -1 : readNumber(table.records, record)
}

const readNumber = (records: Uint8Array, at: number) =>
  ((records[at] ?? 0) |
    ((records[at + 1] ?? 0) << 8) |
    ((records[at + 2] ?? 0) << 16) |
    ((records[at + 3] ?? 0) << 24)) >>>
  0

/** Adds a word that is not in the table yet. Its length has to fit into one byte. */
export function nameWord(table: WordTable, number: number, letters: Uint8Array, from: number, to: number) {
  makeRoom(table, headLength + to - from)
  const { records, used } = table
  records[used] = to - from
  for (let i = 0; i < 4; i++) records[used + 1 + i] = number >>> (8 * i)
  for (let i = from; i < to; i++) records[used + headLength + i - from] = letters[i] ?? 0
  table.places[placeOf(table, letters, from, to)] = used + 1
  table.used += headLength + to - from
  table.count++
}

/** The place of the word, or where it would be inserted. */
function placeOf({ places, records }: WordTable, letters: Uint8Array, from: number, to: number): number {
  const mask = places.length - 1
  const length = to - from
  for (let place = hashOf(letters, from, to) & mask; ; place = (place + 1) & mask) {
    const record = places[place] ?? 0
    if (record === 0) return place
    if (records[record - 1] !== length) continue
    const start = record - 1 + headLength
    let same = 0
    while (same < length && records[start + same] === letters[from + same]) same++
    if (same === length) return place
  }
}

function hashOf(letters: Uint8Array, from: number, to: number): number {
  let hash = to - from
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ (letters[i] ?? 0), 0x01000193)
  return hash ^ (hash >>> 15)
}

/** No more than half of the places are taken. */
function makeRoom(table: WordTable, length: number) {
  if (table.used + length > table.records.length) table.records = grown(table.records, 2 * (table.used + length))
  if (2 * table.count < table.places.length) return
  const { records } = table
  table.places = new Uint32Array(2 * table.places.length)
  for (let at = 0; at < table.used; at += headLength + (records[at] ?? 0)) {
    const start = at + headLength
    table.places[placeOf(table, records, start, start + (records[at] ?? 0))] = at + 1
  }
}
