import { describe, expect, test } from 'vitest'
import { makeEntry } from '../../../../tests/support/sample-entries.ts'
import { buildIndex } from '../catalogue-index.ts'
import type { Entry } from '../entry.ts'
import { countEdits, findNearWord } from './spelling.ts'

test.each([
  ['sofa', 'sofa', 0],
  ['sofa', 'soda', 1],
  ['sofa', 'sfa', 1],
  ['sofa', 'sofas', 1],
  ['chair', 'chiar', 1],
  ['sofer', 'sofa', 2],
  ['', 'sofa', 3],
  ['sofa', 'a', 3],
  ['wardrobe', 'wrdrboe', 2],
  ['table', 'chair', 3],
])('the distance from %j to %j is %i', (one, other, edits) => {
  expect(countEdits(one, other)).toBe(edits)
  expect(countEdits(other, one)).toBe(edits)
})

const nearTo = (word: string, ...entries: Partial<Entry>[]) =>
  findNearWord(buildIndex(entries.map((entry, i) => makeEntry(i, entry))).vocabulary, word)

describe('the closest word', () => {
  test.each([
    ['soda', 'sofa'],
    ['wardrobbe', 'wardrobe'],
    ['wadrob', 'wardrobe'],
    ['cahir', 'chair'],
    ['sofer', 'sofa'],
    ['dofer', null],
    ['sof', null],
    ['3000', null],
    ['sideborads', 'sideboard'],
    ['syddboorad', null],
  ])('to %s is %s', (word, near) => {
    expect(nearTo(word, { name: 'Sofa Chair Wardrobe Sideboard 3001' })).toBe(near)
  })

  test('is preferably the name of a thing', () => {
    expect(nearTo('sofer', { name: 'Sofa', description: 'softer' })).toBe('sofa')
    expect(nearTo('softir', { name: 'Sofa', description: 'softer' })).toBe('softer')
  })

  test('is the one that more products have', () => {
    expect(nearTo('balk', { name: 'Back' }, { name: 'Bark' }, { name: 'Bark' })).toBe('bark')
    expect(nearTo('balk', { name: 'Bark' }, { name: 'Back' })).toBe('back')
  })
})
