import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Product, Variant } from '../../../contract/catalogue.ts'
import { unmeasured } from '../../../tests/support/unmeasured.ts'
import { ProductFacts } from './product-facts.tsx'

const value = (label: string, id: number) => ({ value: id, label })
const colours = [value('Oat', 1), value('Sage', 2), value('Slate', 3)]
const product = {
  category: 'Sofas & Chairs',
  catRoute: 'sofas-chairs',
  subCategory: 'Sofas',
  subCatRoute: 'sofas',
  range: null,
  assemblyMinutes: null,
  files: [],
  variantList: [],
  properties: [{ label: 'Colour', values: [], items: colours }],
} as unknown as Product
const renderFacts = (about: Product, variant: Variant) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ProductFacts product={about} variant={variant} />
    </MemoryRouter>,
  )
const write = (dimensions: Variant['dimensions'], about = product, measures: Partial<Variant['measures']> = {}) =>
  renderFacts(about, { dimensions, measures: { ...unmeasured, ...measures } } as Variant).replace(/<[^>]*>/g, '')

test('joins the values of a property as in a sentence', () => {
  expect(write({ height: 1, width: 1, depth: 1 })).toContain('Oat, Sage and Slate')
  const two = { ...product, properties: [{ label: 'Colour', values: [], items: colours.slice(1) }] }
  expect(write({ height: 1, width: 1, depth: 1 }, two)).toContain('ColourSage and Slate')
})

test('names no category and links nowhere for a product without a sub-category', () => {
  const unplaced = { ...product, category: '', catRoute: '', subCategory: '', subCatRoute: '', properties: [] }
  const dimensions = { height: null, width: null, depth: null }
  const html = renderFacts(unplaced, { dimensions, measures: unmeasured } as Variant)
  expect(html).not.toContain('Category')
  expect(html).not.toContain('<a ')
})

test('shows the size when the width is known', () => {
  expect(write({ height: 85, width: 210.5, depth: 95 })).toContain('(H) 85 cm x (W) 210.5 cm x (D) 95 cm')
  expect(write({ height: 85, width: null, depth: 95 })).not.toContain('cm')
})

test('shows the assembly time with the size, or alone where there is no size', () => {
  const size = { height: 85, width: 210.5, depth: 95 }
  const unsized = { height: null, width: null, depth: null }
  const about = (assemblyMinutes: number | null) => ({ ...product, assemblyMinutes })
  expect(write(size, about(20))).toContain('(D) 95 cmAssembly: about 20 minutes')
  expect(write(size, about(1))).toContain('Assembly: about 1 minute')
  expect(write(unsized, about(0))).toContain('Arrives assembled')
  expect(write(size, about(null))).not.toContain('ssembl')
})

test('shows the packed size, and the size without removable parts', () => {
  const measures = { heightWithoutLegs: 70, packedWidth: 190, packedHeight: 60, packedDepth: 95 }
  const text = write({ height: 85, width: 210, depth: 95 }, product, measures)
  expect(text).toContain('Height without legs: 70 cmPacked: (H) 60 cm x (W) 190 cm x (D) 95 cm')
  expect(text).not.toContain('arms')
})

test.each<Partial<Variant['measures']>>([{ height: 180 }, { depth: 40 }, { packedWidth: 90 }])(
  'asks whether a piece fits of which %o is known',
  (measures) => {
    expect(write({ height: null, width: null, depth: null }, product, measures)).toContain('Will it fit?')
  },
)
