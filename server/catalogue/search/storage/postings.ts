import {
  appendNumber,
  createNumberLists,
  insertNumbers,
  lastNumber,
  type NumberLists,
  removeNumbers,
} from './number-lists.ts'

/** For each term, `slot * 8 + level` of each product that contains it, ascending. Edits of one list are collected. */
export type Postings = { lists: NumberLists; removed: number[]; added: number[] }

export const createPostings = (): Postings => ({ lists: createNumberLists(), removed: [], added: [] })

const termSize = 2 ** 32

export function removePosting(postings: Postings, term: number, posting: number) {
  postings.removed.push(term * termSize + posting)
}

/** A new product is the last of all its lists, so that building an index only ever appends. */
export function addPosting(postings: Postings, term: number, posting: number) {
  if (posting > lastNumber(postings.lists, term)) appendNumber(postings.lists, term, posting)
  else postings.added.push(term * termSize + posting)
}

/** Edits each list once, however many products have changed; a posting is removed before it may be added again. */
export function settlePostings(postings: Postings) {
  editLists(postings.lists, postings.removed, removeNumbers)
  editLists(postings.lists, postings.added, insertNumbers)
  postings.removed = []
  postings.added = []
}

function editLists(lists: NumberLists, edits: number[], edit: typeof removeNumbers) {
  const sorted = Float64Array.from(edits).sort()
  const postings = new Uint32Array(sorted.length)
  let from = 0
  for (let i = 0; i < sorted.length; i++) {
    const term = Math.floor((sorted[i] ?? 0) / termSize)
    postings[i] = (sorted[i] ?? 0) - term * termSize
    if ((sorted[i + 1] ?? Number.POSITIVE_INFINITY) < (term + 1) * termSize) continue
    edit(lists, term, postings.subarray(from, i + 1))
    from = i + 1
  }
}
