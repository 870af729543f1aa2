import { expect, it } from 'vitest'
import { calls } from '../contract/calls.ts'
import { createAnswerKeys } from './answer-keys.ts'

const nameAnswer = createAnswerKeys(calls)
const brand = '/brand/0c0c0c0c-0000-4000-8000-000000000001'

it.each([
  ['/', '/'],
  ['/?x=1', '/'],
  ['/?page=2', '/'],
  ['/latest-products?page=2&x=1', '/latest-products?page=2'],
  ['/latest-products/?page=2', '/latest-products/?page=2'],
  ['/LATEST-products?page=2', '/LATEST-products?page=2'],
  ['/latest%2Dproducts?page=2', '/latest%2Dproducts?page=2'],
  ['/special-offers?sortBy=za&utm_source=mail&categoryId=3', '/special-offers?categoryId=3&sortBy=za'],
  ['/special-offers?properties=2&page=1&properties=1', '/special-offers?properties=2&properties=1&page=1'],
  ['/special-offers?doorWidth=79.9&spaceWidth=200', '/special-offers?spaceWidth=200&doorWidth=75'],
  ['/special-offers?doorWidth=wide&spaceWidth=4&hallWidth=1e9&spaceDepth=-5', '/special-offers'],
  ['/store/sofas?page=2', '/store/sofas'],
  ['/store/sofas/corner?page=2&q=.', '/store/sofas/corner?page=2'],
  ['/store/a%2Fb?page=2', '/store/a%2Fb'],
  [`${brand}?page=2`, `${brand}?page=2`],
  [`/brand/sofas/corner/${brand.slice(7)}/oak?page=2`, `/brand/sofas/corner/${brand.slice(7)}/oak?page=2`],
  ['/search?q=.&x=1', '/search?q=.'],
  ['/search/oak?page=2&gclid=1', '/search/oak?page=2'],
  ['/search/a%2Fb?page=2', '/search/a%2Fb?page=2'],
  ['/product/1?description=whole&page=2', '/product/1?description=whole'],
  ['/nothing?page=2', '/nothing'],
  ['/sitemap.xml?page=2', '/sitemap.xml'],
  ['/api/carousel?x=1', '/api/carousel'],
  ['/api/search/suggest?q=oak%20table&x=1', '/api/search/suggest?q=oak+table'],
  ['/api/redirect?address=%2Fold%3Fa%3D1&x=1', '/api/redirect?address=%2Fold%3Fa%3D1'],
  ['/api/product/1?description=whole', '/api/product/1'],
])('%s has the key %s', (target, key) => {
  expect(nameAnswer(target)).toBe(key)
})

it('knows the fields of every cached call', () => {
  for (const [name, { method, input }] of Object.entries(calls)) {
    if (method === 'GET') expect(input, name).toHaveProperty('shape')
  }
})
