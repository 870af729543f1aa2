import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TimeField } from './time-field.tsx'

const when = { name: 'startsAt', label: 'When', value: null, onChange: () => {}, problems: {} }
const anyway = { name: 'anyway', label: 'Anyway', value: false, onChange: () => {}, problems: {} }

test('a form that is sent before the days are loaded asks for a day at the field of the day', () => {
  const html = renderToStaticMarkup(
    <TimeField bound={{ ...when, problem: 'Choose a day and a time.' }} anyway={anyway} asked={{}} />,
  )
  expect(html).toContain('Loading …')
  expect(html).toMatch(/<select[^>]* aria-invalid="true"/)
  expect(html).toContain('Choose a day and a time.')
})
