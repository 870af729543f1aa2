import { expect, test } from 'vitest'
import { blankProduct, blankVariant, type ProductEdit } from '../../../contract/staff-catalogue.ts'
import { findMissing } from './publish-check.ts'

const shelf = '00000000-0000-4000-8000-000000000000'
const ready: ProductEdit = {
  ...blankProduct,
  name: 'Alder Sofa',
  description: 'Oak.',
  subCategoryUuid: shelf,
  pictures: ['a'],
  variants: [{ ...blankVariant, price: 900 }],
}
const fields = (part: Partial<ProductEdit>) => Object.keys(findMissing({ ...ready, ...part }))

test('a finished product lacks nothing', () => {
  expect(findMissing(ready)).toEqual({})
})

test('what is missing is told at its field', () => {
  expect(fields({ ...blankProduct })).toEqual(['pictures', 'subCategoryUuid', 'description', 'variants'])
  expect(findMissing({ ...ready, variants: [{ ...blankVariant, price: 9, visible: false }] })).toEqual({
    variants: 'One variant has to be shown before it can be published.',
  })
})

test('what a variant on show has, the product need not have', () => {
  const own = { ...blankVariant, price: 900, pictures: ['b'], description: 'Ash.' }
  expect(fields({ pictures: [], description: '', variants: [own] })).toEqual([])
  const hidden = { ...own, visible: false }
  expect(fields({ pictures: [], description: '', variants: [hidden, { ...blankVariant, price: 1 }] })).toEqual([
    'pictures',
    'description',
  ])
})
