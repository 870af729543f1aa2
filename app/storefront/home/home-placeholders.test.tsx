import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HomePlaceholders } from './home-placeholders.tsx'

test('the placeholders have the order of the page: slides, ranges, categories, a row of products', () => {
  const shapes = renderToStaticMarkup(<HomePlaceholders />).match(/h-\[500px\]|aspect-\d\/\d/g)
  expect([...new Set(shapes)]).toEqual(['h-[500px]', 'aspect-8/5', 'aspect-4/5', 'aspect-4/3'])
})
