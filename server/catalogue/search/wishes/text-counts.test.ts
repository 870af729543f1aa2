import { expect, test } from 'vitest'
import { SearchRequest } from '../../../../contract/search.ts'
import { makeEntry } from '../../../../tests/support/sample-entries.ts'
import { buildIndex } from '../catalogue-index.ts'
import { searchUnderstood } from '../search-understood.ts'
import { listTextCounts } from './text-counts.ts'

test.each([
  ['Five drawers, two small over three wide', ['drawers:5']],
  ['Three soft-closing drawers and two slatted doors', ['drawers:3', 'doors:2']],
  ['At 180 cm it seats six, at 220 it seats up to 8', ['seats:6', 'seats:8']],
  ['A four-drawer chest', ['drawers:4']],
  ['A one-door wardrobe; one drawer is lined', ['doors:1']],
  ['2 over 3 drawers', ['drawers:5']],
  ['Five deep shelves', ['shelves:5']],
  ['A three-tiered stand', ['shelves:3']],
  ['A headboard of six hand-stuffed panels', ['panels:6']],
  ['The top two drawers are shallower', []],
  ['Six rows of drawers', []],
  ['Suits a three seater sofa, 150 drawers', []],
  ['Sleeps two', ['seats:2']],
])('%s: %j', (description, counts) => {
  expect(listTextCounts({ name: 'Haven', description })).toEqual(counts)
})

test('a count is met by what a description says, and the nearest is shown where none is', () => {
  const index = buildIndex([
    makeEntry(1, { name: 'Ash Chest of Drawers', description: 'Three drawers.' }),
    makeEntry(2, { name: 'Birch Chest of Drawers', description: 'Five deep drawers.' }),
    makeEntry(3, { name: 'Cedar Chest of Drawers', description: 'A drawer for each of you, five in all.' }),
  ])
  const ask = (searchField: string) =>
    searchUnderstood(index, SearchRequest.parse({ searchField, sortBy: 'relevance' }), 10)
  const names = (text: string) => ask(text).products.map(({ name }) => name.split(' ')[0])
  expect(names('five drawer chest')).toEqual(['Birch'])
  expect(names('chest of 2 over 3 drawers')).toEqual(['Birch'])
  expect(names('6 drawer chest')).toEqual(['Birch', 'Ash', 'Cedar'])
  expect(ask('6 drawer chest').relaxedText).toBe('No chests of drawers with six drawers; these are the nearest.')
})
