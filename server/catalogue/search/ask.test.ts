import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { createIndex } from './catalogue-index.ts'
import {
  createFetched,
  demand,
  type Fetched,
  hold,
  listMissing,
  type Parts,
  type Source,
} from './storage/fetched-parts.ts'

/** An index whose parts are numbers: each has weight 1, and is fetched when it is read. */
function openParts(maxWeight: number) {
  const fetched: Fetched = createFetched(maxWeight)
  const held = new Set<number>()
  const fetches: number[][] = []
  const source: Source = {
    version: 0,
    turns: 0,
    turn: 0,
    running: new Set(),
    fetch: async ({ terms }: Parts, turn: number) => {
      fetches.push(terms)
      for (const term of terms) {
        held.add(term)
        for (const gone of hold(source, fetched, term, { turn, weight: 1 })) held.delete(gone)
      }
    },
  }
  const read = (terms: number[]) => {
    const missing = listMissing(source, fetched, terms)
    if (missing.length > 0) demand(source, { terms: missing, slots: [] })
    expect([...held]).toEqual(expect.arrayContaining(terms))
    return terms
  }
  const index = Object.assign(createIndex(), { source })
  return { read, fetches, held, question: (...all: number[][]) => ask(index, () => all.flatMap(read)) }
}

test('a question is answered once all that it reads was fetched, each part once', async () => {
  const { question, fetches } = openParts(100)
  expect(await question([1, 2], [2, 3])).toEqual([1, 2, 2, 3])
  expect(await question([3, 4])).toEqual([3, 4])
  expect(fetches).toEqual([[1, 2], [3], [4]])
})

test('the least recently read parts are evicted, but none that a running question still needs', async () => {
  const { question, held } = openParts(3)
  await question([1, 2, 3])
  await question([1])
  await question([4])
  expect([...held].sort()).toEqual([1, 3, 4])
  expect(await question([5], [6], [7], [8])).toEqual([5, 6, 7, 8])
  const both = await Promise.all([question([10, 11], [12]), question([20, 21], [22])])
  expect(both).toEqual([
    [10, 11, 12],
    [20, 21, 22],
  ])
  await question([30])
  expect(held.size).toBeLessThanOrEqual(3)
})
