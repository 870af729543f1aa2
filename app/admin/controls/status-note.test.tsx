import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StatusNote } from './status-note.tsx'

test('the status region exists before its text, and is invisible until then', () => {
  const draw = (text?: string) => renderToStaticMarkup(<StatusNote className="text-small">{text}</StatusNote>)
  expect(draw()).toMatch(/^<div role="status"[^>]*><\/div>$/)
  expect(draw()).not.toContain('text-small')
  expect(draw('3 products changed')).toMatch(/^<div role="status"[^>]*text-small[^>]*>3 products changed<\/div>$/)
})
