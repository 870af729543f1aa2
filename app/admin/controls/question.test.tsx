import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Answers } from './question.tsx'

test('a question about an action that loses nothing has no button that looks dangerous', () => {
  const draw = (isSafe?: boolean) =>
    renderToStaticMarkup(<Answers yes="Bring it back" isSafe={isSafe} onNo={() => undefined} onYes={() => undefined} />)
  expect(draw()).toContain('text-sale')
  expect(draw(true)).not.toContain('text-sale')
})
