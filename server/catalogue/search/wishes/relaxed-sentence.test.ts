import { expect, test } from 'vitest'
import { SearchRequest } from '../../../../contract/search.ts'
import { readDemoVocabulary } from '../../../../tests/support/demo-vocabulary.ts'
import { makeEntry } from '../../../../tests/support/sample-entries.ts'
import { buildIndex } from '../catalogue-index.ts'
import { searchUnderstood } from '../search-understood.ts'
import { understandQuery } from '../understanding/understand.ts'
import { writeRelaxed } from './relaxed-sentence.ts'

const shop = readDemoVocabulary()
const nothing = { words: [], instead: [], isAll: false }
const write = (text: string, more = {}, total = 2) =>
  writeRelaxed({ ...nothing, constraints: understandQuery(text, shop).constraints, ...more }, total)

test.each([
  ['grey', 'Nothing grey'],
  ['small grey velvet', 'Nothing small and grey in velvet'],
  ['under £900', 'Nothing under £900'],
  ['king size', 'Nothing in king size'],
  ['seats 6', 'Nothing that seats six'],
  ['for babies', 'Nothing for babies'],
  ['on sale', 'Nothing on sale'],
  ['not leather', 'Nothing that is not leather'],
  ['grey sofa under £900', 'No grey sofas under £900'],
  ['light grey velvet sofa between £800 and £1,200', 'No light grey velvet sofas between £800 and £1,200'],
  ['blue or green rug', 'No blue or green rugs'],
  ['wood table', 'No wooden tables'],
  ['small round oak dining table for 6', 'No small round oak dining tables that seat six'],
  ['three seater grey sofa', 'No grey three-seater sofas'],
  ['2-3 seater grey sofa', 'No grey two to three-seater sofas'],
  ['new king size velvet bed', 'No new velvet king size beds'],
  ['super king bed', 'No super king size beds'],
  ['single bed', 'No single beds'],
  ['5 drawer chest of drawers', 'No chests of drawers with five drawers'],
  ['bookcase with 1 shelf', 'No bookcases with one shelf'],
  ['four door wardrobe', 'No four-door wardrobes'],
  ['dining chairs set of 6', 'No dining chairs in sets of six'],
  ['tv unit max 120cm wide in stock', 'No TV units up to 120 cm wide for immediate delivery'],
  ['rug 160 x 230', 'No rugs of 160 x 230 cm'],
  ['desk up to 100cm wide and 60cm deep', 'No desks up to 100 cm wide and up to 60 cm deep'],
  ['sofa not velvet not leather', 'No sofas that are not velvet and that are not leather'],
  ['medium size mirror', 'No medium-sized mirrors'],
  ['pet friendly washable sofa', 'No pet-friendly washable sofas'],
  ['armchair with back support', 'No armchairs with back support'],
  ['fernhollow sofa not leather on display', 'No sofas by Fernhollow on display that are not leather'],
  ['parquet not oak', 'No parquet that is not oak'],
  ['wardrobe for kids over £500', 'No wardrobes for children over £500'],
  ['ex display sofa', 'No ex-display sofas'],
])('%s: %s', (text, start) => {
  expect(write(text)).toBe(`${start}; these are the nearest.`)
})

test('the sentence says what words are not found, how many are shown, and what stands in for a thing', () => {
  expect(write('sofa', { words: ['modern', 'boho'] })).toBe(
    'No sofas that mention “modern” and “boho”; these are the nearest.',
  )
  expect(write('grey', { words: ['modern'] })).toBe('Nothing grey that mentions “modern”; these are the nearest.')
  expect(write('grey sofa', {}, 1)).toBe('No grey sofas; this is the nearest.')
  expect(write('grey', { isAll: true })).toBe('Nothing grey; here is everything else.')
  expect(write('ottoman', { instead: ['Footstools', 'TV units'] })).toBe(
    'No ottomans; the nearest are footstools and TV units.',
  )
  expect(write('ottoman', { instead: ['Footstools', 'Pouffes', 'Benches', 'Chairs'] })).toBe(
    'No ottomans; these are the nearest.',
  )
})

test('the sentence names only what makes it true', () => {
  const colour = (name: string) => ({
    id: 1,
    label: 'Colour',
    position: 0,
    values: [{ id: 1, name, swatch: null, position: 0 }],
  })
  const index = buildIndex([
    makeEntry(1, { name: 'Alder Sofa', properties: [colour('Grey')], pricePence: 120_000 }),
    makeEntry(2, { name: 'Hadley Sofa', pricePence: 80_000 }),
  ])
  const textFor = (searchField: string, more = {}) =>
    searchUnderstood(index, SearchRequest.parse({ searchField, sortBy: 'relevance', ...more }), 10).relaxedText
  expect(textFor('grey sofa under £900')).toBe('No grey sofas under £900; this is the nearest.')
  expect(textFor('yellow sofa under £900')).toBe('No yellow sofas; this is the nearest.')
  expect(textFor('yellow sofa under £10')).toBe('No yellow sofas under £10; these are the nearest.')
  expect(textFor('grey sofa')).toBe(null)
  expect(textFor('modern sofa', { newProductsOnly: true })).toBe(null)
})
