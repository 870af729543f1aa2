import { expect, test } from 'vitest'
import { describeComing } from './coming-page.ts'

const sofas = { name: 'Sofas', routeName: 'sofas' }
const navigation = [{ name: 'Sofas & Chairs', routeName: 'sofas-chairs', subCategories: [sofas] }]
const comingAt = (path: string) => describeComing(new URL(path, 'https://shop.example'), { navigation })

test.each([
  ['/store/sofas-chairs', { kind: 'category', title: 'Sofas & Chairs' }],
  ['/store/unknown', { kind: 'category', title: undefined }],
  ['/store/sofas-chairs/sofas', { kind: 'listing', title: 'Sofas' }],
  ['/special-offers?page=2', { kind: 'listing', title: 'Special Offers' }],
  ['/latest-products', { kind: 'listing', title: 'Latest Products' }],
  ['/latest-products/?page=2', { kind: 'listing', title: 'Latest Products' }],
  ['/store/sofas-chairs/', { kind: 'category', title: 'Sofas & Chairs' }],
  ['/search', { kind: 'listing', title: 'Search results for' }],
  ['/search/oak%20%26%20ash', { kind: 'listing', title: 'Search results for oak & ash' }],
  ['/search?q=..', { kind: 'listing', title: 'Search results for ..' }],
  ['/search/%', { kind: 'listing', title: 'Search results for %' }],
  ['/brand/sofas-chairs/sofas/1/fernhollow', { kind: 'listing' }],
  ['/range/alder', { kind: 'listing', pictured: true }],
  ['/sale/finishing-touches', { kind: 'listing', pictured: false }],
])('the frame of %s is known before its data', (path, frame) => {
  expect(comingAt(path)).toMatchObject(frame)
})

test.each([
  '/',
  '/store',
  '/store/special-offers',
  '/store/special-offers/',
  '/special-offers/gone',
  '/clearance',
  '/product/1',
  '/terms',
  '/contact',
  '/range',
])('%s has no frame', (path) => {
  expect(comingAt(path)).toBeUndefined()
})
