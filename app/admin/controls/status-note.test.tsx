import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StatusNote } from './status-note.tsx'

test('the region is there before its text, and takes no room', () => {
  const draw = (text?: string) => renderToStaticMarkup(<StatusNote className="text-small">{text}</StatusNote>)
  expect(draw()).toBe('<div role="status" class="sr-only"></div>')
  expect(draw('3 products changed')).toBe('<div role="status" class="text-small">3 products changed</div>')
})
