import { expect, test } from 'vitest'
import { splitProse, splitWords, stemOf, weightyWords } from './words.ts'

test.each([
  ['Alder 3-Seater Sofa', ['alder', '3', 'seater', 'sofa']],
  ['3seater 90cm 4ft6', ['3', 'seater', '90', 'cm', '4', 'ft', '6']],
  ['Sofas & Chairs', ['sofas', 'chairs']],
  ['King’s, kings’ and "king\'s"', ['kings', 'kings', 'and', 'kings']],
  ['4\'6"', ['4', '6']],
  ['Élan E\u0301LAN Crème Brûlée', ['elan', 'elan', 'creme', 'brulee']],
  ['Ærø Straße Łódź', ['aero', 'strasse', 'lodz']],
  ['İstanbul ½m² ﬁtted', ['istanbul', '1', '2', 'm', '2', 'fitted']],
  ['🛋️ \0 .*( \\', []],
  ['диван 沙发', ['диван', '沙发']],
  ['', []],
])('%j is %j', (text, words) => {
  expect(splitWords(text)).toEqual(words)
})

test('prose has hyphenated words in one piece besides', () => {
  expect(splitProse('A day-bed, made-to-order, 3-seater')).toEqual(
    'a day bed made to order 3 seater daybed madetoorder'.split(' '),
  )
  expect(splitProse('Bébé\u2011lit')).toEqual(['bebe', 'lit', 'bebelit'])
})

test.each([
  ['sofa', 'sofas'],
  ['bench', 'benches'],
  ['box', 'boxes'],
  ['mattress', 'mattresses'],
  ['brush', 'brushes'],
  ['nursery', 'nurseries'],
  ['cookie', 'cookies'],
  ['tie', 'ties'],
  ['shelf', 'shelves'],
  ['sleeve', 'sleeves'],
  ['chaise', 'chaises'],
  ['shoe', 'shoes'],
  ['foot', 'feet'],
  ['child', 'childrens'],
  ['niche', 'niches'],
])('%s and %s are one', (one, many) => {
  expect(stemOf(many)).toBe(stemOf(one))
})

test.each([
  ['glass', 'glas'],
  ['chassis', 'chassi'],
  ['bus', 'bu'],
  ['safe', 'save'],
  ['bed', 'bedding'],
])('%s and %s are two', (one, other) => {
  expect(stemOf(other)).not.toBe(stemOf(one))
})

test('small words weigh nothing beside others', () => {
  expect(weightyWords(['chest', 'of', 'drawers'])).toEqual(['chest', 'drawers'])
  expect(weightyWords(['of', 'the'])).toEqual(['of', 'the'])
})
