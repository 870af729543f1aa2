import { expect, test } from 'vitest'
import type { Crumb } from '../../ui/breadcrumbs.tsx'
import { categoryTrail, describeTrail, productTrail, readTrail, subCategoryTrail } from './trail.ts'

const place = {
  category: 'Sofas & Chairs',
  catRoute: 'sofas-chairs',
  subCategory: 'Sofas',
  subCatRoute: 'sofas',
}
const sofas = { name: 'Sofas', routeName: 'sofas' }
const navigation = [{ name: 'Sofas & Chairs', routeName: 'sofas-chairs', subCategories: [sofas] }]
const pathsOf = (crumbs: Crumb[]) => crumbs.map(({ path }) => path)

test('ends the trail of each type at its own page', () => {
  expect(pathsOf(categoryTrail('Sofas & Chairs', 'sofas-chairs'))).toEqual(['/store/sofas-chairs'])
  expect(pathsOf(subCategoryTrail(place))).toEqual(['/store/sofas-chairs', '/store/sofas-chairs/sofas'])
  expect(pathsOf(productTrail({ ...place, uuid: 'u', name: 'Sofa & Chair' }))).toEqual([
    '/store/sofas-chairs',
    '/store/sofas-chairs/sofas',
    '/product/u/sofa-chair',
  ])
})

test('puts a product without a category directly after Home', () => {
  const nowhere = { category: '', catRoute: '', subCategory: '', subCatRoute: '' }
  expect(pathsOf(productTrail({ ...nowhere, uuid: 'u', name: 'Lamp' }))).toEqual(['/product/u/lamp'])
})

const id = '5f0c7a3e-7a10-4c52-9d3f-0a54a9f3f1aa'

test('reads each segment of another address as a step, except ids', () => {
  expect(readTrail(`/brand/${id}/wrenmoor`, 'Wrenmoor', navigation)).toEqual([
    { name: 'Brand', path: null },
    { name: 'Wrenmoor', path: `/brand/${id}/wrenmoor` },
  ])
  expect(readTrail('/search/oak', 'Search results for oak', navigation)).toEqual([
    { name: 'Search', path: '/search' },
    { name: 'Search results for oak', path: '/search/oak' },
  ])
  expect(readTrail('/find-us', 'Find Us', navigation)).toEqual([{ name: 'Find Us', path: '/find-us' }])
  expect(readTrail(`/contact/${id}`, 'Contact Us', navigation)).toHaveLength(1)
  expect(readTrail('/brand/sofas-chairs/sofas/u/wrenmoor', 'Wrenmoor', navigation)).toEqual([
    { name: 'Brand', path: null },
    { name: 'Sofas & Chairs', path: '/store/sofas-chairs' },
    { name: 'Sofas', path: '/store/sofas-chairs/sofas' },
    { name: 'Wrenmoor', path: '/brand/sofas-chairs/sofas/u/wrenmoor' },
  ])
  expect(readTrail('/property/bedroom/divan-beds/7/oak', 'Oak', []).map(({ name }) => name)).toEqual([
    'Property',
    'Bedroom',
    'Divan Beds',
    'Oak',
  ])
})

test('reads a name of digits as a name', () => {
  const namesOf = (path: string) => readTrail(path, 'Page', []).map(({ name }) => name)
  expect(namesOf('/search/160')).toEqual(['Search', 'Page'])
  expect(namesOf(`/search/${id}`)).toEqual(['Search', 'Page'])
  expect(namesOf('/search')).toEqual(['Page'])
  expect(namesOf('/property/7/160')).toEqual(['Property', 'Page'])
  expect(namesOf('/range/160')).toEqual(['Range', 'Page'])
})

test('shows a step without a page to people, but not to search engines', () => {
  const { itemListElement } = describeTrail(readTrail('/range/hale', 'Hale', []), 'https://shop.example')
  expect(itemListElement.map(({ name, item }) => `${name} ${item}`)).toEqual([
    'Home https://shop.example/',
    'Hale https://shop.example/range/hale',
  ])
})

test('numbers positions from 1, with Home first', () => {
  const { itemListElement } = describeTrail(subCategoryTrail(place), 'https://shop.example')
  expect(itemListElement.map(({ position, item }) => `${position} ${item}`)).toEqual([
    '1 https://shop.example/',
    '2 https://shop.example/store/sofas-chairs',
    '3 https://shop.example/store/sofas-chairs/sofas',
  ])
})
