import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { HomePlaceholders } from './home-placeholders.tsx'

test('the placeholders have the order of the page: slides, ranges, categories, a row of products', () => {
  const page = renderToStaticMarkup(
    <StaticRouter location="/">
      <HomePlaceholders />
    </StaticRouter>,
  )
  const shapes = page.match(/h-\[500px\]|aspect-\d\/\d/g)
  expect([...new Set(shapes)]).toEqual(['h-[500px]', 'aspect-8/5', 'aspect-4/5', 'aspect-4/3'])
})
