import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Description } from './description.tsx'

const write = (length: number) =>
  renderToStaticMarkup(<Description html={`<p>${'a'.repeat(length)}</p>`} openedWhole={false} />)

test('a description of 900 characters is shown whole, and a longer one is cut to 900 and an ellipsis', () => {
  expect(write(900)).toContain(`<p>${'a'.repeat(900)}</p>`)
  expect(write(900)).not.toContain('Show More')
  expect(write(901)).toContain(`<p>${'a'.repeat(900)}…</p>`)
  expect(write(901)).toContain('Show More')
})
