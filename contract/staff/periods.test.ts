import { expect, test } from 'vitest'
import { refusals } from '../../tests/support/inputs/refusals.ts'
import { PopupEdit } from './content-records.ts'
import { describePeriod } from './periods.ts'
import { BannerEdit } from './site.ts'

const now = new Date('2026-11-24T12:00:00Z')

test.each([
  [null, null, undefined],
  ['2026-12-01T00:00:00Z', null, 'Starts 1 December'],
  ['2026-12-01T09:30:00Z', '2026-12-24T23:59:59Z', 'Starts 1 December at 9.30am'],
  ['2027-01-03T00:00:00Z', null, 'Starts 3 January 2027'],
  ['2026-11-01T00:00:00Z', null, undefined],
  ['2026-11-01T00:00:00Z', '2026-12-24T23:59:59Z', 'Until 24 December'],
  [null, '2026-12-24T17:00:00Z', 'Until 24 December at 5pm'],
  [null, '2026-07-03T22:59:59Z', 'Ended 3 July'],
  ['2025-12-01T00:00:00Z', '2026-01-03T12:00:00Z', 'Ended 3 January at 12pm'],
  [null, '2026-11-24T12:00:00Z', 'Ended 24 November at 12pm'],
  ['2026-11-24T12:00:00Z', null, undefined],
  ['2026-12-24T?', '?T09:30', undefined],
])('what is shown from %s until %s is described as %s', (from, until, text) => {
  expect(describePeriod({ from, until }, now)?.text).toBe(text)
})

test('a period ends after it has started', () => {
  const [early, late] = ['2026-12-01T00:00:00Z', '2026-12-02T00:00:00Z']
  const popup = {
    title: '',
    message: '',
    imageHash: null,
    previewImageHash: null,
    ctaString: '',
    ctaUrl: '',
    visible: true,
  }
  expect(refusals(PopupEdit, popup)).toEqual({})
  expect(refusals(PopupEdit, { ...popup, showFrom: early, showUntil: late })).toEqual({})
  expect(refusals(PopupEdit, { ...popup, showFrom: late, showUntil: early })).toEqual({
    showUntil: 'It ends after it has started.',
  })
  for (const showFrom of ['2026-12-24T?', '0000-01-01T00:00:00Z', '9999-12-31T23:30:00-14:00'])
    expect(refusals(PopupEdit, { ...popup, showFrom })).toHaveProperty('showFrom')
  expect(refusals(BannerEdit, { bannerMessage: '', bannerFrom: late, bannerUntil: late })).toHaveProperty('bannerUntil')
})
