import { expect, test } from 'vitest'
import { readNext, signInFor } from './next-page.ts'

const shop = 'https://shop.example'
const pass = (wanted: string, shown = wanted) => {
  const asked = new URL(wanted.replace(/#.*/, ''), shop)
  return readNext(new URL(signInFor(asked, new URL(shown, shop)), shop).searchParams.get('next'))
}

test('returns to the complete address that was requested before signing in', () => {
  expect(pass('/admin')).toBe('/admin')
  expect(pass('/admin/products?q=oak+sofa&page=2')).toBe('/admin/products?q=oak+sofa&page=2')
  expect(pass('/admin?shown=week#visits')).toBe('/admin?shown=week#visits')
})

test('ignores a fragment in the address of another page', () => {
  expect(pass('/admin/products', '/admin/settings#hours')).toBe('/admin/products')
})

test.each([
  null,
  '',
  '/',
  '/administer',
  '//evil.example/admin',
  'https://evil.example/admin',
  '/admin/../terms',
  '/admin/sign-in?next=%2Fadmin',
  'http://',
])('%j is refused as a page to return to', (next) => {
  expect(readNext(next)).toBe('/admin')
})
