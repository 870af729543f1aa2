import { expect, test } from 'vitest'
import { readSearchText } from './search-text.ts'

test.each([
  ['/search/sofa', 'sofa'],
  ['/search/sofa/', 'sofa'],
  ['/search/sofa%2F', 'sofa/'],
  ['/search/sofa%2F/', 'sofa/'],
  ['/search/', ''],
  ['/search', ''],
  ['/search/%zz/', '%zz'],
])('%s is a search for %s', (pathname, text) => {
  expect(readSearchText({ pathname, search: '' })).toBe(text)
})
