import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugify } from './addresses.ts'

test.each([
  ['Tub Chairs', 'tub-chairs'],
  ['Sofas & Chairs', 'sofas-chairs'],
  ['snake_case + plus', 'snake-case-plus'],
  ['  - Ends with hyphens - ', 'ends-with-hyphens'],
  ['Crème brûlée', 'creme-brulee'],
  ['4ft 6" (Double)', '4ft-6-double'],
  ['沙发', ''],
])('the slug of %s is %s', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})

test('a slug has letters, digits and single hyphens between them, and is its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const slug = slugify(name)
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(slugify(slug)).toBe(slug)
    }),
  )
})
