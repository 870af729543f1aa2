import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { titleVariant } from '../../../contract/variant-names.ts'
import { nameOption } from './variant-title.ts'

type DemoVariant = { name: string; properties: Record<string, string> }
type DemoProduct = { name: string; variants: DemoVariant[] }
const catalogue = new URL('../../../db/demo/catalogue.json', import.meta.url)
const demo: DemoProduct[] = JSON.parse(await readFile(catalogue, 'utf8')).products

const withProperties = ({ name, variants }: DemoProduct) => {
  const pairs = variants.flatMap((variant) => Object.entries(variant.properties))
  const properties = [...Map.groupBy(pairs, ([label]) => label)].map(([label, found]) => ({
    label,
    values: found.map(([, value]) => value),
    items: [],
  }))
  return { name, properties }
}
const titles = demo.flatMap((product) =>
  product.variants.map((variant) => titleVariant(withProperties(product), variant.name)),
)

test.each([
  'Alder 3 Seater Sofa in Rust',
  'Marlow Velvet Sofa in Bottle Green',
  'Reed Sideboard in Black Ash',
  'Spindle Oak Bed in Walnut, King',
  'Haven Dining Table in Oak, 180 cm',
  'Haven Dining Chair in Charcoal, Walnut',
  'Nook Roller Blind in Oat, 124 x 150 cm',
  'Arden Herringbone Flooring in Smoked Oak, per square metre',
  'Column Floor Lamp in Brass',
  'Atlas Diamond Wool Rug, 160 x 230 cm',
  'Orchard Border Rug, 200 x 300 cm',
  'Abstract Framed Prints, Pair, 62 x 84 cm',
  'Linen & Velvet Scatter Cushions, Set of 3',
])('a variant of the demonstration shop is titled %j', (title) => {
  expect(titles).toContain(title)
})

test('no variant of the demonstration shop is named by a size or a number', () => {
  expect(titles).toHaveLength(234)
  const bad = titles.filter((title) =>
    / in (\d|set|pair|single|double|king|super|small|medium|large|per)\b/i.test(title),
  )
  expect(bad).toEqual([])
})

const bed = {
  name: 'Linden Bed',
  properties: [
    { label: 'Colour', values: ['Ink', 'Dusk Blue'], items: [] },
    { label: 'Size', values: ['King', 'Double'], items: [] },
    { label: 'Wood type', values: ['Oak'], items: [] },
  ],
}

test.each([
  ['', 'Linden Bed'],
  ['Ink', 'Linden Bed in Ink'],
  ['dusk blue', 'Linden Bed in dusk blue'],
  ['Oak / King', 'Linden Bed in Oak / King'],
  ['Oak - King', 'Linden Bed in Oak - King'],
  ['In Ink', 'Linden Bed in Ink'],
  ['King', 'Linden Bed, King'],
  ['King, Ink', 'Linden Bed, King, Ink'],
  ['Ottoman', 'Linden Bed, Ottoman'],
  ['90 x 190 cm', 'Linden Bed, 90 x 190 cm'],
  ['Left hand', 'Linden Bed, Left hand'],
  ['Inkwell', 'Linden Bed, Inkwell'],
])('a variant named %j is titled %j', (name, title) => {
  expect(titleVariant(bed, name)).toBe(title)
})

test('adds no second ‘in’ to a product that has one', () => {
  expect(titleVariant({ ...bed, name: 'Bed in a Box' }, 'Ink')).toBe('Bed in a Box, Ink')
})

test('titles an option without a name all the same', () => {
  expect([nameOption('Ink', 0), nameOption('', 1)]).toEqual(['Ink', 'Option 2'])
})
