import { expect, test } from 'vitest'
import { categoryTrail, describeTrail, productTrail, readTrail, subCategoryTrail } from './trail.ts'

const place = {
  category: 'Sofas & Chairs',
  catRoute: 'sofas-chairs',
  subCategory: 'Sofas',
  subCatRoute: 'sofas',
}
const sofas = { name: 'Sofas', routeName: 'sofas' }
const navigation = [{ name: 'Sofas & Chairs', routeName: 'sofas-chairs', subCategories: [sofas] }]
const pathsOf = (crumbs: { path: string }[]) => crumbs.map(({ path }) => path)

test('the trail of each type ends at its own page', () => {
  expect(pathsOf(categoryTrail('Sofas & Chairs', 'sofas-chairs'))).toEqual(['/store/sofas-chairs'])
  expect(pathsOf(subCategoryTrail(place))).toEqual(['/store/sofas-chairs', '/store/sofas-chairs/sofas'])
  expect(pathsOf(productTrail({ ...place, uuid: 'u', name: 'Sofa & Chair' }))).toEqual([
    '/store/sofas-chairs',
    '/store/sofas-chairs/sofas',
    '/product/u/sofa-chair',
  ])
})

test('a product on no shelf follows Home at once', () => {
  const nowhere = { category: '', catRoute: '', subCategory: '', subCatRoute: '' }
  expect(pathsOf(productTrail({ ...nowhere, uuid: 'u', name: 'Lamp' }))).toEqual(['/product/u/lamp'])
})

test('without a type the address tells the way, and only what is a page is a step', () => {
  expect(readTrail('/brand/u/wrenmoor', 'Wrenmoor', navigation)).toEqual([
    { name: 'Wrenmoor', path: '/brand/u/wrenmoor' },
  ])
  expect(readTrail('/brand/sofas-chairs/sofas/u/wrenmoor', 'Wrenmoor', navigation)).toEqual([
    { name: 'Sofas & Chairs', path: '/store/sofas-chairs' },
    { name: 'Sofas', path: '/store/sofas-chairs/sofas' },
    { name: 'Wrenmoor', path: '/brand/sofas-chairs/sofas/u/wrenmoor' },
  ])
  expect(readTrail('/property/bedroom/divan-beds/7/oak', 'Oak', []).map(({ name }) => name)).toEqual([
    'Bedroom',
    'Divan Beds',
    'Oak',
  ])
})

test('positions begin at 1, with Home', () => {
  const { itemListElement } = describeTrail(subCategoryTrail(place), 'https://shop.example')
  expect(itemListElement.map(({ position, item }) => `${position} ${item}`)).toEqual([
    '1 https://shop.example/',
    '2 https://shop.example/store/sofas-chairs',
    '3 https://shop.example/store/sofas-chairs/sofas',
  ])
})
