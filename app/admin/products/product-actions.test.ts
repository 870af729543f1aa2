import { expect, test } from 'vitest'
import { describeStatus } from './product-actions.tsx'

const lounge = { name: 'Lounge', show: async () => undefined }

test('a product that is put on the site, also by Undo, is said to be there only if shoppers see it', () => {
  expect(describeStatus('published', [])).toBe('It is on the site')
  expect(describeStatus('published', [lounge])).toBe('Shoppers do not see it yet: Lounge is off the site')
  expect(describeStatus('draft', [lounge])).toBe('It is off the site')
})
