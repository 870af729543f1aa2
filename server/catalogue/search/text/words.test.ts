import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameWord, readText } from '../../../../tests/oracles/naive-words.ts'
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
])('%j has the words %j', (text, words) => {
  expect(splitWords(text)).toEqual(words)
})

test('prose keeps hyphenated words whole as well', () => {
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
])('%s and %s share a stem', (one, many) => {
  expect(stemOf(many)).toBe(stemOf(one))
})

test.each([
  ['glass', 'glas'],
  ['chassis', 'chassi'],
  ['bus', 'bu'],
  ['safe', 'save'],
  ['bed', 'bedding'],
])('%s and %s have different stems', (one, other) => {
  expect(stemOf(other)).not.toBe(stemOf(one))
})

const roots = [
  'sofa',
  'bench',
  'box',
  'glas',
  'chassi',
  'bu',
  'nurser',
  'cook',
  't',
  'shel',
  'lea',
  'foot',
  'child',
  'sho',
  'nich',
]
const endings = ['', 's', 'e', 'es', 'y', 'ie', 'ies', 'f', 'fs', 've', 'ves', 'ss', 'x', 'xes', 'ches', 'oes', 'ren']

test('words share a stem exactly when one is the plural of the other', () => {
  const words = roots.flatMap((root) => endings.map((ending) => root + ending))
  const judge = (isSame: (one: string, other: string) => boolean) =>
    words.flatMap((one, i) => words.slice(i + 1).flatMap((other) => (isSame(one, other) ? [`${one} ${other}`] : [])))
  expect(judge((one, other) => stemOf(one) === stemOf(other))).toEqual(judge(isSameWord))
})

test('any text is split as a letter-by-letter reader does', () => {
  const letters = fc.constantFrom(..."abS3½é–-‐‑'’ʼ æßİ沙ﬁ²", '🛋')
  const property = fc.property(fc.array(letters, { maxLength: 12 }), (chosen) => {
    expect(splitProse(chosen.join(''))).toEqual(readText(chosen.join('')))
  })
  fc.assert(property, { numRuns: 2000 })
})

test('small words weigh nothing beside others', () => {
  expect(weightyWords(['chest', 'of', 'drawers'])).toEqual(['chest', 'drawers'])
  expect(weightyWords(['of', 'the'])).toEqual(['of', 'the'])
})
