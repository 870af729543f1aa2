import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDemoVocabulary } from '../../../../tests/support/demo-vocabulary.ts'
import { makeEntry } from '../../../../tests/support/sample-entries.ts'
import { writeShort } from '../../../../tests/support/understood-in-short.ts'
import { buildIndex } from '../catalogue-index.ts'
import { listShopWords } from '../text/shop-words.ts'
import type { ShopTerms } from './shop-terms.ts'
import { buildVocabulary } from './shop-vocabulary.ts'
import { understandQuery } from './understand.ts'

const shop = readDemoVocabulary()
const phrasings = new URL('../../../../tests/phrasings/', import.meta.url)
const readLines = (file: string) =>
  readFileSync(new URL(`${file}.txt`, phrasings), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

/** Reads the query of a line again; a line that is not understood as expected begins with `! `. */
function answerLine(line: string): string {
  const [query = '', expected = ''] = line.replace(/^! /, '').split(/ = ?/)
  const understood = writeShort(understandQuery(query, shop))
  return `${understood === expected ? '' : '! '}${query} = ${expected}`.trimEnd()
}

test.each([
  ['shop', 0],
  ['shop-held-out', 0],
  ['further', 0],
  ['fresh', 0],
  ['fresh-held-out', 0],
  ['spoken', 1],
  ['spoken-held-out', 5],
  ['asked', 0],
  ['rounds', 0],
  ['typed', 0],
  ['amounts', 0],
  ['pasted', 0],
  ['shortened', 0],
  ['denied', 0],
  ['public', 10],
  ['public-held-out', 23],
])('phrasings of %s are understood as judged, all but %i', (file, most) => {
  const lines = readLines(file)
  expect(lines.map(answerLine)).toEqual(lines)
  expect(lines.filter((line) => line.startsWith('! ')).length).toBe(most)
})

test.each([
  ['33 1/3 inches', 84.67],
  ['33⅓ inches', 84.67],
  ['65 5/8"', 166.69],
  ['65⅝ inches', 166.69],
  ['65½ inches', 166.37],
  ['2 3/4 inches', 6.99],
  ['2⅒ m', 210],
])('‘%s’ is a size of %f cm', (text, cm) => {
  const [size, ...others] = understandQuery(`shelf ${text}`, shop).constraints.filter(({ kind }) => kind !== 'thing')
  expect(size).toMatchObject({ kind: 'dimension', stated: expect.closeTo(cm, 2) })
  expect(others).toEqual([])
})

test('‘in stock’ is what the shop recorded, and immediate delivery until it records anything', () => {
  const recorded = listShopWords(buildIndex([makeEntry(1, { name: 'Sofa', inStock: true })]))
  const flagsOf = (text: string, vocabulary = recorded) =>
    understandQuery(text, vocabulary).constraints.flatMap((each) => (each.kind === 'flag' ? each.flag : []))
  expect(flagsOf('sofas in stock')).toEqual(['stock'])
  expect(flagsOf('sofas in stock', shop)).toEqual(['immediate'])
  expect(flagsOf('sofa quick delivery')).toEqual(['immediate'])
})

test.each([
  'sofas on display',
  'sofas on display today',
  'sofas on show in the shop',
  'what sofas can i see in your showroom',
  'sofa i can see in store',
  'sofas in your showroom',
])('‘%s’ asks for what stands in the showroom', (text) => {
  const { constraints, words, question } = understandQuery(text, shop)
  expect(constraints.map(({ key }) => key).toSorted()).toEqual(['display', 'thing:sofa'])
  expect([words.filter(({ role }) => role === 'plain'), question]).toEqual([[], null])
})

test('spans are places in the text as typed', () => {
  const text = '  Grey  CORNER-sofa, under £2,000 for the Lounge'
  const { constraints, words } = understandQuery(text, shop)
  expect([...constraints, ...words].map(({ span }) => text.slice(...span))).toEqual([
    'Grey',
    'CORNER-sofa',
    'under £2,000',
    'Lounge',
  ])
})

test('a colour finds the values of its family, nearest first, and a price and a size say their limits', () => {
  const nameOf = (id: number) => shop.values.find((value) => value.id === id)?.name
  const look = (text: string) => {
    const [colour] = understandQuery(text, shop).constraints
    if (colour?.kind !== 'colour' && colour?.kind !== 'material') throw new Error(`${text} has no look`)
    return { exact: colour.valueIds.map(nameOf), near: colour.nearValueIds.map(nameOf) }
  }
  expect(look('grey').exact).toEqual(['Slate', 'Stone', 'Charcoal'])
  expect(look('green').exact).toEqual(['Sage', 'Bottle Green', 'Olive', 'Eucalyptus', 'Moss'])
  expect(look('sage')).toMatchObject({ exact: ['Sage'] })
  expect(look('navy')).toEqual({ exact: [], near: ['Ink'] })
  expect(look('oak')).toEqual({ exact: ['Paper and Oak', 'Oak'], near: ['Smoked Oak', 'Light Oak'] })
  expect(look('linen')).toMatchObject({ near: ['Linen Blend'] })
  expect(look('wicker').exact).toEqual(['Woven Cane'])
  expect(look('dark green')).toEqual({ exact: ['Bottle Green'], near: ['Sage', 'Olive', 'Eucalyptus', 'Moss'] })
  expect(look('bottle green')).toEqual({ exact: ['Bottle Green'], near: [] })
  expect(look('light oak')).toEqual({ exact: ['Light Oak'], near: ['Paper and Oak', 'Oak'] })
  const either = { exact: ['Slate', 'Stone', 'Charcoal', 'Ink', 'Dusk Blue', 'Mist Blue'] }
  expect(look('grey or blue')).toEqual({ ...either, near: ['Sage', 'Taupe', 'Eucalyptus', 'Moss'] })
  expect(look('oak or walnut')).toEqual({
    exact: ['Paper and Oak', 'Oak', 'Walnut'],
    near: ['Smoked Oak', 'Light Oak'],
  })
  expect(understandQuery('sofa up to £1,299.99 max 2.1m wide', shop).constraints).toMatchObject([
    { kind: 'thing', found: ['sofa', 'corner sofa'] },
    { kind: 'price', limits: { max: 129_999 }, label: 'Up to £1,299.99' },
    { kind: 'dimension', dimension: 'width', limits: { max: 210 }, label: 'Up to 210 cm wide' },
  ])
})

test('counts, beds and sizes name the property values that say the same', () => {
  const values = (text: string) =>
    understandQuery(text, shop)
      .constraints.flatMap((constraint) => ('valueIds' in constraint ? constraint.valueIds : []))
      .map((id) => shop.values.find((value) => value.id === id)?.name)
  const idsOf = (...names: string[]) => names.map((name) => shop.values.find((value) => value.name === name)?.id)
  expect(values('three seater')).toEqual(['3 Seater'])
  expect(values('2-3 seater')).toEqual(['2 Seater', '3 Seater'])
  expect(values('kingsize bed')).toEqual(['King'])
  expect(values('5ft bed')).toEqual(['King'])
  expect(values('rug 1.6m x 2.3m')).toEqual(['160 x 230 cm'])
  expect(values('66 x 72 curtains')).toEqual(['168 x 183 cm'])
  expect(values('dining table 2.2m')).toContain('220 cm')
  expect(values('wardrobe 150cm wide')).toEqual(['145 x 245 cm'])
  expect(values('wardrobe taller than 2m')).toContain('160 x 230 cm')
  expect(values('sofa over 2.5m wide')).toEqual(['300 x 245 cm'])
  expect(values('sofa up to 1.2m wide')).toEqual([
    '120 cm',
    '60 x 150 cm',
    '62 x 84 cm',
    '190 mm Plank',
    '220 mm Plank',
  ])
  expect(values('bed bigger than a double')).toEqual(['King', 'Super King'])
  expect(values('2.5 seater sofa')).toEqual([])
  expect(understandQuery('2.5 seater sofa', shop).constraints[0]).toMatchObject({
    nearValueIds: idsOf('2 Seater', '3 Seater'),
  })
  expect(values('curtains 2.25m wide')).toEqual(['220 cm', '220 x 245 cm', '225 x 247 cm'])
})

const noTerms: ShopTerms = { categories: [], subCategories: [], brands: [], ranges: [], properties: [], synonyms: [] }
const noWords = listShopWords(buildIndex([]))

test('a shortened word that the shop uses itself is read as it is', () => {
  const named = listShopWords(buildIndex([makeEntry(1, { name: 'Armless Sofa Dbl' })]))
  expect(writeShort(understandQuery('armless sofa dbl', named))).toBe('sofa | armless dbl')
  const explained = buildVocabulary({ ...noTerms, synonyms: [{ word: 'dbl', means: ['sofa bed'] }] }, shop.products)
  expect(writeShort(understandQuery('dbl', explained))).toBe('sofa-bed')
})

test('synonyms of staff come before those that ship with the shop', () => {
  const synonyms = [
    { word: 'davenport', means: ['desk'] },
    { word: 'snoozer', means: ['corner sofa'] },
    { word: 'couch', means: [''] },
    { word: 'lounger', means: ['sofa', 'day bed', 'sofas'] },
    { word: 'boho', means: ['rattan', 'macramé'] },
    { word: 'settee', means: ['grey sofa'] },
    { word: 'love seat', means: ['2 seater sofa'] },
  ]
  const own = buildVocabulary({ ...noTerms, synonyms }, noWords.products)
  expect(writeShort(understandQuery('davenport', own))).toBe('desk')
  expect(writeShort(understandQuery('grey snoozers', own))).toBe('colour:grey corner-sofa')
  expect(writeShort(understandQuery('couch', own))).toBe('sofa')
  expect(writeShort(understandQuery('loungers', own))).toBe('sofa+day-bed')
  expect(writeShort(understandQuery('boho', own))).toBe('| boho')
  expect(writeShort(understandQuery('settee', own))).toBe('| settee')
  expect(writeShort(understandQuery('grey love seats', own))).toBe('colour:grey | love seats')
})

test('what the shop lacks is replaced by what comes nearest, or found nowhere', () => {
  const found = (text: string) => {
    const [thing] = understandQuery(text, shop).constraints
    return thing?.kind === 'thing' ? [thing.isInstead, thing.found] : null
  }
  expect(found('ottoman')).toEqual([true, ['footstool', 'pouffe', 'bench', 'dining bench']])
  expect(found('sofa bed')).toEqual([false, ['sofa bed']])
})

test('a shop without words of its own understands those of the trade', () => {
  expect(writeShort(understandQuery('grey corner sofa under £2,000', noWords))).toBe(
    'colour:grey corner-sofa price:..2000',
  )
})
