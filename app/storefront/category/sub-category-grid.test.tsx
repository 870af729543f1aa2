import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SubCategoryGrid } from './sub-category-grid.tsx'

test('a category whose sub-categories are all hidden says so, and leads to New In', () => {
  const html = renderToStaticMarkup(<SubCategoryGrid categoryRoute="nursery" subCategories={[]} />)
  expect(html).not.toContain('<ul')
  expect(html).toContain('There is nothing here')
  expect(html).toMatch(/<a href="\/latest-products"[^>]*>New In<\/a>/)
})
