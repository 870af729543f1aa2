import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DayField } from '../../opening-hours/day-field.tsx'
import type { Bound } from '../bound.ts'
import type { SwitchWords } from './labelled-switch.tsx'
import { SiteSwitch } from './site-switch.tsx'
import { SwitchField } from './switch-field.tsx'

const bind = <Value,>(value: Value): Bound<Value> => ({
  name: 'visible',
  label: 'On the site',
  value,
  problems: {},
  onChange: () => undefined,
})
const write = (value: boolean, words?: SwitchWords) =>
  renderToStaticMarkup(<SwitchField bound={bind(value)} words={words} />)
const read = (html: string) => html.replace(/<[^>]*>/g, '')

test('shows one word for the state of a switch, under a name that does not change', () => {
  const words = ['Everything', 'Nothing'] as const
  expect([read(write(true, words)), read(write(false, words))]).toEqual(words)
  for (const value of [true, false]) expect(write(value, words)).toContain('aria-label="On the site"')
})

test('explains beside the switch what on and off the site mean', () => {
  const explain = (value: boolean) => read(renderToStaticMarkup(<SiteSwitch bound={bind(value)} hint="Its menu is." />))
  expect(explain(true)).toBe('On the siteShoppers see it.')
  expect(explain(false)).toBe('Off the siteOnly staff see it. Nothing is lost. Its menu is.')
})

test('what has ended or not begun is not said to be seen by shoppers', () => {
  const explain = (from: string | null, until: string | null) =>
    read(renderToStaticMarkup(<SiteSwitch bound={bind(true)} period={{ from, until }} />))
  const [past, future] = ['2001-01-01T00:00:00Z', '2999-01-01T00:00:00Z']
  for (const shown of [explain(null, null), explain(past, future)]) expect(shown).toBe('On the siteShoppers see it.')
  for (const hidden of [explain(future, null), explain(null, past)])
    expect(hidden).toBe('On the siteShoppers see it only at the times below.')
})

test('describes a switch by its hint and its problem', () => {
  const bound = { ...bind(true), problem: 'Hide the page first.' }
  const html = renderToStaticMarkup(<SwitchField bound={bound} hint="Its menu is." />)
  expect(html).toContain('aria-describedby="visible-hint visible-problem"')
  expect(html).toMatch(/id="visible-hint"[^>]*>Its menu is\..*id="visible-problem"[^>]*>Hide the page first\./)
})

test('marks a refused switch, and finds it by the path of its problem', () => {
  const [refused, right] = [{ ...bind(true), problem: 'Hide the page first.' }, bind(true)].map(
    (bound) => renderToStaticMarkup(<SwitchField bound={bound} />).match(/<span[^>]* role="switch"[^>]*>/)?.[0],
  )
  expect(refused).toMatch(/ aria-invalid="true"/)
  expect(refused).toContain(' data-field="visible"')
  expect(right).not.toContain('aria-invalid="true"')
})

test('shows the name of a switch that has no words for its states', () => {
  expect([read(write(true)), read(write(false))]).toEqual(['On the site', 'On the site'])
})

test('shows a day as either open or closed', () => {
  const day = (value: { opens: string; closes: string } | null) =>
    read(renderToStaticMarkup(<DayField bound={{ ...bind(value), label: 'Sunday' }} />))
  expect(day(null)).toBe('Closed')
  expect(day({ opens: '09:00', closes: '17:30' })).toBe('Open–')
})
