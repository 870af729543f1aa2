import { expect, test } from 'vitest'
import { listKeywords } from './keywords.ts'

test('lists staff’s keywords, the page’s own and the fixed ones, each once', () => {
  expect(listKeywords('velvet, oak', ['Sofas', undefined, 'Oak', ''])).toBe(
    'velvet, oak, Sofas, furniture, home furnishings, furniture shop',
  )
  expect(listKeywords('', ['Furniture'])).toBe('Furniture, home furnishings, furniture shop')
})
