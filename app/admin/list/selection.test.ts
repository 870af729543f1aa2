import { expect, test } from 'vitest'
import { type Chosen, nothingChosen, readChosen, removeDone, toggleRows } from './selection.ts'

const list = { filters: 'sofas', total: 1240 }
const all: Chosen = { of: 'sofas', keys: new Set() }

test('counts ticked rows on every page', () => {
  const two = toggleRows(nothingChosen, ['a', 'b'], true, list)
  const one = toggleRows(two, ['a'], false, list)
  expect(readChosen(two, list)).toMatchObject({ count: 2, everything: false, ticked: ['a', 'b'], except: [] })
  expect(readChosen(one, { filters: 'tables', total: 3 })).toMatchObject({ count: 1, ticked: ['b'], elsewhere: false })
})

test('selects all rows but those that were unticked', () => {
  expect(readChosen(all, list)).toMatchObject({ count: 1240, everything: true })
  expect(readChosen(all, list).has('any')).toBe(true)
  const less = toggleRows(all, ['a'], false, list)
  expect(readChosen(less, list)).toMatchObject({ count: 1239, everything: true, ticked: [], except: ['a'] })
  expect([readChosen(less, list).has('a'), readChosen(less, list).has('b')]).toEqual([false, true])
  expect(readChosen(toggleRows(less, ['a'], true, list), list)).toMatchObject({ count: 1240, except: [] })
})

test('selects nothing once the last row is unticked', () => {
  expect(toggleRows(all, ['a', 'b'], false, { filters: 'sofas', total: 2 })).toEqual(nothingChosen)
})

test('the number of selected rows is unknown once an unticked row may have gone from the list', () => {
  const less = toggleRows(all, ['a'], false, list)
  const fewer = { filters: 'sofas', total: 1239 }
  expect(readChosen(less, fewer)).toMatchObject({ count: 1239, isCounted: false, everything: true, except: ['a'] })
  expect(readChosen(less, list)).toMatchObject({ count: 1239, isCounted: true })
  expect(readChosen(all, fewer)).toMatchObject({ count: 1239, isCounted: true })

  const allButOne = toggleRows({ of: 'sofas', keys: new Set() }, ['a'], false, { filters: 'sofas', total: 2 })
  expect(readChosen(allButOne, { filters: 'sofas', total: 1 })).toMatchObject({ count: 1, isCounted: false })
  const lessAgain = toggleRows(less, ['b'], false, fewer)
  expect(readChosen(lessAgain, fewer)).toMatchObject({ isCounted: false, except: ['a', 'b'] })
})

test('does not carry “all” over from one search to another', () => {
  const other = { filters: 'tables', total: 7 }
  expect(readChosen(all, other)).toMatchObject({ count: 0, everything: false, elsewhere: true, ticked: [], except: [] })
  expect(readChosen(all, other).has('any')).toBe(false)
  expect(readChosen(toggleRows(all, ['t'], true, other), other)).toMatchObject({ count: 1, ticked: ['t'] })
  expect(readChosen(all, list)).toMatchObject({ count: 1240, elsewhere: false })
})

test('an action deselects its rows, and keeps those selected since', () => {
  const one = toggleRows(nothingChosen, ['a'], true, list)
  const more = toggleRows(one, ['b'], true, list)
  expect(removeDone(more, one)).toEqual({ keys: new Set(['b']) })
  expect(removeDone(all, all)).toEqual(nothingChosen)
  expect(removeDone(all, one)).toEqual(all)
  expect(removeDone(one, all)).toEqual(one)
})
