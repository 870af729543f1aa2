import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ColourField } from '../look/colour-field.tsx'
import { PreviewTable } from '../products/bulk/preview-table.tsx'
import { SoldButtons } from '../walk/piece/sold-buttons.tsx'

/** The text of each region that screen readers watch. */
const readRegions = (element: ReactElement) =>
  [...renderToStaticMarkup(element).matchAll(/<(\w+) role="status"[^>]*>(.*?)<\/\1>/g)].map(([, , html = '']) =>
    html.replace(/<[^>]*>/g, ''),
  )

const preview = {
  title: 'Change prices',
  meant: 2,
  changed: 2,
  unchanged: 0,
  refused: 0,
  leftOut: 0,
  changes: [],
  refusals: [],
  missing: [],
  was: { shown: 0, missing: 0 },
}

test('the counts of a bulk preview appear in a live region that was there before', () => {
  expect(readRegions(<PreviewTable preview={undefined} chosen={2} />)).toEqual([''])
  expect(readRegions(<PreviewTable preview={preview} chosen={2} />)).toEqual(['2 products would change.'])
})

test('what products would lack, and which offers show no was price, is read out with the counts of a preview', () => {
  const lacking = {
    ...preview,
    missing: [{ gap: 'no-picture' as const, count: 1 }],
    was: { shown: 0, missing: 2 },
  }
  const [said = ''] = readRegions(<PreviewTable preview={lacking} chosen={2} />)
  expect(said).toContain('1 product without a picture')
  expect(said).toContain('2 offers will show without a was price')
})

test('the colour that shoppers see appears in a live region that was there before', () => {
  const bound = { name: 'accent', label: 'Accent', value: '#ffee00', problems: {}, onChange: () => undefined }
  const met = { hex: '#6b6300', why: 'White text on it could not be read.' }
  const read = (part?: typeof met) => readRegions(<ColourField bound={bound} hint="Of buttons." met={part} />)
  expect(read()).toEqual([''])
  expect(read(met)).toEqual(['White text on it could not be read. Shoppers see #6b6300.'])
})

test('the sentence that a piece is sold appears in a live region that was there before', () => {
  const state = {
    onDisplay: true,
    displayPlaceUuid: null,
    displayCheckedAt: null,
    stockState: null,
    orderWeeks: null,
    stockCheckedAt: null,
  }
  const read = (isSold: boolean) => readRegions(<SoldButtons state={{ ...state, isSold }} onSay={() => undefined} />)
  expect(read(false)).toEqual([''])
  expect(read(true)).toEqual(['Sold. It is no longer on the site.'])
})
