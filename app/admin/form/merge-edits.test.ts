import { expect, test } from 'vitest'
import { mergeEdits } from './merge-edits.ts'

const before = { name: 'Ercol', words: ['oak'], visible: true }

test('what only one of two changed is kept from both', () => {
  const mine = { ...before, name: 'Ercol Furniture' }
  const theirs = { ...before, words: ['oak', 'ash'] }
  expect(mergeEdits(before, mine, theirs)).toEqual({
    merged: { name: 'Ercol Furniture', words: ['oak', 'ash'], visible: true },
    theirs: ['words'],
    clashes: [],
  })
})

test('what both changed differently is left to choose, with mine for a start', () => {
  const merge = mergeEdits(before, { ...before, name: 'Mine' }, { ...before, name: 'Theirs' })
  expect(merge).toEqual({ merged: { ...before, name: 'Mine' }, theirs: [], clashes: ['name'] })
})

test('what both changed alike is no question', () => {
  const same = { ...before, visible: false }
  expect(mergeEdits(before, same, { ...same })).toEqual({ merged: same, theirs: [], clashes: [] })
})
