import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DayField } from '../opening-hours/day-field.tsx'
import type { Bound } from './bound.ts'
import { type SwitchWords, shownOrHidden } from './labelled-switch.tsx'
import { SwitchField } from './switch-field.tsx'

const bind = <Value,>(value: Value): Bound<Value> => ({
  ...{ name: 'visible', label: 'Shown on the site', value, problems: {} },
  onChange: () => undefined,
})
const write = (value: boolean, words?: SwitchWords) =>
  renderToStaticMarkup(<SwitchField bound={bind(value)} words={words} />)
const read = (html: string) => html.replace(/<[^>]*>/g, '')

test('shows one word for the state of a switch, under a name that does not change', () => {
  expect([read(write(true, shownOrHidden)), read(write(false, shownOrHidden))]).toEqual(['Shown', 'Hidden'])
  for (const value of [true, false]) expect(write(value, shownOrHidden)).toContain('aria-label="Shown on the site"')
})

test('shows the name of a switch that has no words for its states', () => {
  expect([read(write(true)), read(write(false))]).toEqual(['Shown on the site', 'Shown on the site'])
})

test('shows a day as either open or closed', () => {
  const day = (value: { opens: string; closes: string } | null) =>
    read(renderToStaticMarkup(<DayField bound={{ ...bind(value), label: 'Sunday' }} />))
  expect(day(null)).toBe('Closed')
  expect(day({ opens: '09:00', closes: '17:30' })).toBe('Open–')
})
