import { type Bits, hasBit } from './bits.ts'
import { type Cells, makeRoomFor } from './cells.ts'
import { grown } from './number-lists.ts'

/**
 * The options of each product in one facet, by numbers from 4 on. Rows are adjacent, because counting is limited by
 * memory access; a product's options beyond the width are stored apart.
 */
export type Column = { width: 1 | 2 | 4; cells: Cells; more: Map<number, number[]> }

const maxWidth = 4
/** An empty cell holds its index in the row, a number below this one. Counting it too is faster than testing for it. */
export const firstNumber = maxWidth

export const createColumn = (capacity: number): Column => ({
  width: 1,
  cells: new Uint8Array(capacity),
  more: new Map(),
})

export function growColumn(column: Column, capacity: number) {
  column.cells = grown(column.cells, capacity * column.width)
}

export function writeRow(column: Column, slot: number, numbers: number[]) {
  if (numbers.length > 1 && column.width === 1) widen(column, 2)
  if (numbers.length > 2 && column.width === 2) widen(column, 4)
  column.cells = makeRoomFor(column.cells, Math.max(0, ...numbers))
  const { width, cells, more } = column
  for (let i = 0; i < width; i++) cells[slot * width + i] = numbers[i] ?? i
  if (numbers.length > width) more.set(slot, numbers.slice(width))
  else more.delete(slot)
}

export function readRow({ width, cells, more }: Column, slot: number): number[] {
  const numbers: number[] = []
  for (let at = slot * width; at < (slot + 1) * width; at++) {
    const number = cells[at] ?? 0
    if (number >= firstNumber) numbers.push(number)
  }
  const others = more.get(slot)
  return others ? numbers.concat(others) : numbers
}

function widen(column: Column, width: 2 | 4) {
  const { width: before, cells } = column
  const wider = grown(cells, (cells.length / before) * width).fill(0)
  for (let from = 0; from < cells.length; from += before) wider.set(cells.subarray(from, from + before), from * 2)
  column.cells = wider
  column.width = width
}

/** Counts the options by number. Three loops instead of one, because a search spends most of its time here. */
export function countRows(column: Column, slots: Uint32Array, matches: Bits, counts: Uint32Array) {
  if (column.width === 1) countCells(column.cells, slots, counts)
  if (column.width === 2) countPairs(column.cells, slots, counts)
  if (column.width === 4) countFours(column.cells, slots, counts)
  for (const [slot, numbers] of column.more) {
    if (!hasBit(matches, slot)) continue
    for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1
  }
}

/**
 * Counts the numbers in the cells of these slots. Neighbours are often alike, and a processor waits before it raises a count
 * that it has just raised: so every other slot is counted apart.
 */
export function countCells(cells: Cells, slots: Uint32Array, counts: Uint32Array) {
  const others = new Uint32Array(counts.length)
  const paired = slots.length & ~1
  for (let i = 0; i < paired; i += 2) {
    addCell(cells, slots[i] ?? 0, counts)
    addCell(cells, slots[i + 1] ?? 0, others)
  }
  if (paired < slots.length) addCell(cells, slots[paired] ?? 0, counts)
  addCounts(counts, others)
}

/** Like `countCells`, but not one function with it: with the step passed in, counting takes four times as long. */
function countPairs(cells: Cells, slots: Uint32Array, counts: Uint32Array) {
  const others = new Uint32Array(counts.length)
  const paired = slots.length & ~1
  for (let i = 0; i < paired; i += 2) {
    addPair(cells, slots[i] ?? 0, counts)
    addPair(cells, slots[i + 1] ?? 0, others)
  }
  if (paired < slots.length) addPair(cells, slots[paired] ?? 0, counts)
  addCounts(counts, others)
}

function addPair(cells: Cells, slot: number, counts: Uint32Array) {
  addCell(cells, slot * 2, counts)
  addCell(cells, slot * 2 + 1, counts)
}

function addCell(cells: Cells, at: number, counts: Uint32Array) {
  const number = cells[at] ?? 0
  counts[number] = (counts[number] ?? 0) + 1
}

function addCounts(counts: Uint32Array, others: Uint32Array) {
  for (let i = 0; i < counts.length; i++) counts[i] = (counts[i] ?? 0) + (others[i] ?? 0)
}

function countFours(cells: Cells, slots: Uint32Array, counts: Uint32Array) {
  for (let i = 0; i < slots.length; i++) {
    const at = (slots[i] ?? 0) * 4
    const one = cells[at] ?? 0
    const two = cells[at + 1] ?? 0
    const three = cells[at + 2] ?? 0
    const four = cells[at + 3] ?? 0
    counts[one] = (counts[one] ?? 0) + 1
    counts[two] = (counts[two] ?? 0) + 1
    counts[three] = (counts[three] ?? 0) + 1
    counts[four] = (counts[four] ?? 0) + 1
  }
}
