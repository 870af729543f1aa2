import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { YearlyField } from '../../opening-hours/yearly-field.tsx'
import { ValueRow } from '../../properties/value-row.tsx'
import { SocialLinksField } from '../../settings/social-links-field.tsx'

// The save bar finds a wrong field by the path of its problem.

test('the address of a social network has the path of its problem as its name', () => {
  const bound = {
    name: 'socialLinks',
    label: 'Social networks',
    onChange: () => undefined,
    value: [{ network: 'Instagram', url: 'instagram' }],
    problems: { '0.url': 'An address begins with https://.' },
  }
  const html = renderToStaticMarkup(<SocialLinksField bound={bound} />)
  const [wrong] = html.match(/<input[^>]*aria-invalid="true"[^>]*>/) ?? []
  expect(wrong).toContain(' name="socialLinks.0.url"')
})

test('a value of a property has the path of its problem', () => {
  const row = { use: '', controls: null, onChange: () => undefined, onAsk: () => undefined, onRemove: () => undefined }
  const value = { id: null, name: '', swatch: null }
  const problems = { '2.name': 'A name is needed.' }
  const html = renderToStaticMarkup(<ValueRow {...row} path="values" value={value} place={2} problems={problems} />)
  expect(html).toMatch(/<input[^>]* data-field="values\.2\.name"[^>]* aria-invalid="true"/)
})

test('a wrong colour of a value is marked at the colour, and its name is not', () => {
  const row = { use: '', controls: null, onChange: () => undefined, onAsk: () => undefined, onRemove: () => undefined }
  const value = { id: null, name: 'Clay', swatch: 'terracotta' }
  const problems = { '2.swatch': 'A colour looks like #8e9a85.' }
  const html = renderToStaticMarkup(<ValueRow {...row} path="values" value={value} place={2} problems={problems} />)
  const wrong = html.match(/<input[^>]*aria-invalid="true"[^>]*>/g)
  expect(wrong).toEqual([expect.stringContaining(' data-field="values.2.swatch"')])
  const [, note] = wrong?.[0]?.match(/aria-describedby="([^"]+)"/) ?? []
  expect(html).toMatch(new RegExp(`<p id="${note}"[^>]*>A colour looks like #8e9a85`))
})

test('the problems of a yearly day are found at the group of the yearly days', () => {
  const closed = { opens: '09:00', closes: '17:30' }
  const week = {
    monday: closed,
    tuesday: closed,
    wednesday: closed,
    thursday: closed,
    friday: closed,
    saturday: closed,
    sunday: null,
    exceptions: [],
  }
  const bound = { name: 'openingHours', label: 'Hours', value: week, problems: {}, onChange: () => undefined }
  const html = renderToStaticMarkup(<YearlyField bound={bound} />)
  expect(html).toContain('<fieldset data-field="openingHours.yearly"')
})
