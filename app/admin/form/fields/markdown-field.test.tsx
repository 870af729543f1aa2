import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ReadOnlyFields } from '../read-only-fields.tsx'
import { MarkdownField } from './markdown-field.tsx'

// The field imports its editor when it is rendered: imported here, nothing is left to load when the test ends.
await import('../markdown/rich/rich-editor.tsx')

test('a text that is loading reserves space for its toolbar, unless it is read-only', () => {
  const bound = { name: 'text', label: 'Text', value: 'Wax', problems: {}, onChange: () => undefined }
  const draw = (isReadOnly: boolean) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <ReadOnlyFields when={isReadOnly}>
          <MarkdownField bound={bound} />
        </ReadOnlyFields>
      </MemoryRouter>,
    )
  expect(draw(false)).toMatch(/data-tools="".*Loading …/)
  expect(draw(true)).toMatch(/Loading …/)
  expect(draw(true)).not.toContain('data-tools')
})
