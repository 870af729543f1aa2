import { expect, test } from 'vitest'
import { blankProduct, blankVariant, type ProductEdit } from '../../../contract/staff/catalogue.ts'
import { findMissing } from './publish-check.ts'

const subCategoryUuid = '00000000-0000-4000-8000-000000000000'
const whole = { ...blankVariant, price: 900, widthCm: 80 }
const ready: ProductEdit = {
  ...blankProduct,
  name: 'Alder Sofa',
  description: 'Oak.',
  subCategoryUuid,
  pictures: ['a'],
  variants: [whole],
}
const described = () => true
const missing = (part: Partial<ProductEdit>, hasAlt: (hash: string) => boolean = described) =>
  findMissing({ ...ready, ...part }, hasAlt)
const fields = (part: Partial<ProductEdit>) => Object.keys(missing(part))

test('finds nothing missing in a finished product', () => {
  expect(missing({})).toEqual({})
})

test('names each missing fact with its field', () => {
  expect(fields({ ...blankProduct }).toSorted()).toEqual(['description', 'pictures', 'subCategoryUuid', 'variants'])
  expect(missing({ variants: [{ ...whole, visible: false }] })).toEqual({
    variants: 'One variant has to be on the site before the product can be put there.',
  })
})

test('accepts a fact of the product from a visible variant', () => {
  const own = { ...whole, pictures: ['b'], description: 'Ash.' }
  expect(fields({ pictures: [], description: '', variants: [own] })).toEqual([])
  const hidden = { ...own, visible: false }
  expect(fields({ pictures: [], description: '', variants: [hidden, whole] })).toEqual(['pictures', 'description'])
})

test('counts a visible variant without price or dimensions, but not a hidden one', () => {
  const unpriced = { ...whole, price: 0 }
  const hidden = { ...blankVariant, visible: false }
  expect(missing({ variants: [unpriced] })).toEqual({
    variants: 'There is no price yet: the site will say ‘In store only’.',
  })
  expect(missing({ variants: [whole, unpriced, hidden] })).toEqual({
    variants: '1 of 2 variants has no price: the site will say ‘In store only’ there.',
  })
  const flat = { ...whole, widthCm: null }
  expect(missing({ variants: [flat, { ...flat, heightCm: 0 }, whole] })).toEqual({
    variants: '2 of 3 variants have no dimensions.',
  })
  expect(missing({ variants: [{ ...flat, price: 0 }] })).toEqual({
    variants: 'There is no price yet: the site will say ‘In store only’. There are no dimensions yet.',
  })
})

test('counts a picture without alt text once, whether the product or a visible variant has it', () => {
  const variants = [
    { ...whole, pictures: ['a', 'b'] },
    { ...whole, pictures: ['c'], visible: false },
  ]
  expect(missing({ variants }, () => false)).toEqual({
    pictures: '2 pictures have no description: say what they show.',
  })
  expect(missing({ variants }, (hash) => hash !== 'b')).toEqual({
    pictures: '1 picture has no description: say what it shows.',
  })
})
