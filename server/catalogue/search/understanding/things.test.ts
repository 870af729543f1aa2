import { expect, test } from 'vitest'
import { classifyProduct } from './names.ts'
import { shippedLexicon } from './shipped-lexicon.ts'
import { isKindOf, listForms, pluralOf, things } from './things.ts'
import { keyOfPhrase } from './tokens.ts'

test('the thesaurus names things that it has', () => {
  const named = [...things.values()].flatMap(({ kinds, near }) => [...kinds, ...near])
  expect(named.filter((name) => !things.has(name))).toEqual([])
  expect(things.size).toBeGreaterThan(150)
})

test('no name is that of two things', () => {
  const several = [...shippedLexicon.meanings].flatMap(([key, meanings]) => {
    const named = meanings.flatMap((meaning) => (meaning.kind === 'thing' ? [meaning.thing] : []))
    return named.length > 1 ? [`${key}: ${named}`] : []
  })
  expect(several).toEqual([])
})

test('a thing is found by each of its names', () => {
  const wrong = [...things.values()].flatMap(({ name, names }) =>
    names.filter((each) => {
      const meanings = shippedLexicon.meanings.get(keyOfPhrase(each)) ?? []
      return !meanings.some((meaning) => meaning.kind === 'thing' && meaning.thing === name)
    }),
  )
  expect(wrong).toEqual([])
})

test('things have kinds, forms and plurals for labels', () => {
  expect(isKindOf('tub chair', 'chair')).toBe(true)
  expect(isKindOf('chair', 'tub chair')).toBe(false)
  expect(listForms('bedding')).toEqual(['bedding', 'duvet set', 'bed sheet', 'pillowcase', 'bedspread'])
  expect(
    ['corner sofa', 'chest of drawers', 'bench', 'toy box', 'wood floor', 'bedding', 'wall shelf'].map(pluralOf),
  ).toEqual(['Corner sofas', 'Chests of drawers', 'Benches', 'Toy boxes', 'Wood floors', 'Bedding', 'Wall shelves'])
})

test.each([
  ['Alder Chaise Corner Sofa', 'Corner Sofas', ['corner sofa']],
  ['Alder Snuggler', 'Armchairs', ['snuggler']],
  ['Ines Velvet', 'Armchairs', ['armchair']],
  ['Haven Dining Set', 'Dining Sets', ['dining set']],
  ['Marden Tall Bookcase', 'Sideboards & Storage', ['bookcase']],
  ['Tarn Oval Coffee Table', 'Coffee & Side Tables', ['coffee table']],
  ['Pebble', 'Footstools & Benches', ['footstool', 'bench']],
  ['Reed Wooden Venetian Blind', 'Wooden Blinds', ['venetian blind']],
  ['Sofa Throw', 'Sofas', ['throw', 'sofa']],
  ['Number 7', null, []],
])('%s in %s is %j', (name, subCategory, expected) => {
  expect(classifyProduct(name, subCategory)).toEqual(expected)
})
