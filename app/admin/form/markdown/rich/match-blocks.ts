import type { Node } from 'prosemirror-model'

/** A block of the edited document. `at` is the index of the original block that it equals or replaces. */
export type Matched = { node: Node; at?: number; isSame: boolean }

/** Finds the unedited blocks by a longest common subsequence. */
export function matchBlocks(before: readonly Node[], after: readonly Node[]): Matched[] {
  const isSame = (one: number, other: number) => isEqual(before[one], after[other])
  const shortest = Math.min(before.length, after.length)
  let start = 0
  while (start < shortest && isSame(start, start)) start++
  let tail = 0
  while (tail < shortest - start && isSame(before.length - 1 - tail, after.length - 1 - tail)) tail++
  const pairs = [
    ...Array.from({ length: start }, (_, at): Pair => [at, at]),
    ...findCommon(start, before.length - tail, start, after.length - tail, isSame),
    ...Array.from({ length: tail }, (_, at): Pair => [before.length - tail + at, after.length - tail + at]),
  ]
  return pairReplaced(pairs, before.length, after)
}

type Pair = [before: number, after: number]

const isEqual = (one: Node | undefined, other: Node | undefined) =>
  one === other || (one !== undefined && other !== undefined && one.eq(other))

/** Above this number of comparisons, all blocks of the changed part are serialised again. */
const maxCompared = 250_000

/** The longest common subsequence. */
function findCommon(
  fromOne: number,
  toOne: number,
  fromOther: number,
  toOther: number,
  isSame: (one: number, other: number) => boolean,
): Pair[] {
  const rows = toOne - fromOne
  const columns = toOther - fromOther
  if (rows * columns === 0 || rows * columns > maxCompared) return []
  const width = columns + 1
  const lengths = new Uint32Array((rows + 1) * width)
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      lengths[row * width + column] = isSame(fromOne + row, fromOther + column)
        ? lengthAt(row + 1, column + 1) + 1
        : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1))
    }
  }
  const pairs: Pair[] = []
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    if (isSame(fromOne + row, fromOther + column)) pairs.push([fromOne + row++, fromOther + column++])
    else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row++
    else column++
  }
  return pairs
}

/** Pairs edited blocks with the originals that they replace, wherever as many blocks lie between two unedited ones as before. */
function pairReplaced(pairs: Pair[], count: number, after: readonly Node[]): Matched[] {
  const places = new Map(pairs.map(([one, other]) => [other, one]))
  const matched: Matched[] = []
  let earlier: Pair = [-1, -1]
  for (const pair of [...pairs, [count, after.length] as Pair]) {
    const [one, other] = pair
    const isReplaced = one - earlier[0] === other - earlier[1]
    for (let at = earlier[1] + 1; at < other; at++) {
      const node = after[at]
      if (node) matched.push({ node, isSame: false, ...(isReplaced && { at: earlier[0] + at - earlier[1] }) })
    }
    const node = after[other]
    if (node) matched.push({ node, at: places.get(other), isSame: true })
    earlier = pair
  }
  return matched
}
