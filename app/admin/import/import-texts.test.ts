import { expect, test } from 'vitest'
import { countRows, nameState } from './import-texts.ts'

test('a number of rows is written with the right plural', () => {
  expect(countRows(1)).toBe('1 row')
  expect(countRows(0, 'changed')).toBe('0 changed rows')
  expect(countRows(1, 'wrong')).toBe('1 wrong row')
  expect(countRows(1240, 'new')).toBe('1,240 new rows')
})

test('an import of which some is left after an undo is undone in part', () => {
  expect(nameState({ state: 'undone', mayUndo: true })).toBe('Undone in part')
  expect(nameState({ state: 'undone', mayUndo: false })).toBe('Undone')
  expect(nameState({ state: 'applied', mayUndo: true })).toBe('Applied')
})
