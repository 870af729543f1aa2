import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MeasureField } from './measure-field.tsx'

test.each([
  [74, 'value="74"'],
  [520, 'value="520 cm"'],
  [3.5, 'value="3.5 cm"'],
])('a kept measure of %s cm is shown so that it is read as the same', (cm, shown) => {
  const field = renderToStaticMarkup(<MeasureField label="Width" cm={cm} onChange={() => {}} />)
  expect(field).toContain(shown)
  expect(field).toMatch(/<p [^>]*><\/p>/)
})
