import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Answers } from './question.tsx'

test('an answer that loses nothing does not look dangerous', () => {
  const draw = (isSafe?: boolean) =>
    renderToStaticMarkup(<Answers yes="Bring it back" isSafe={isSafe} onNo={() => undefined} onYes={() => undefined} />)
  expect(draw()).toContain('text-sale')
  expect(draw(true)).not.toContain('text-sale')
})
