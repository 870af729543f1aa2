import { expect, test } from 'vitest'
import { blankVariant } from '../../../../contract/staff/catalogue.ts'
import { describePeriod } from './variant-facts.tsx'

const now = new Date('2030-06-15T12:00:00Z')
const describeOffer = (saleStartsAt: string | null, saleEndsAt: string | null, onSale = true) =>
  describePeriod({ ...blankVariant, onSale, saleStartsAt, saleEndsAt }, now)
const [may, july] = ['2030-05-01T09:00:00.000Z', '2030-07-01T09:00:00.000Z']

test('the period of an offer says what shoppers get today', () => {
  expect(describeOffer(null, null, false)).toBeUndefined()
  expect(describeOffer(null, null)).toEqual({ text: 'On sale until you end it', isOn: true })
  expect(describeOffer(may, july)).toEqual({ text: 'On sale until 1 Jul', isOn: true })
  expect(describeOffer(july, null)).toEqual({ text: 'On sale from 1 Jul until you end it', isOn: false })
  expect(describeOffer(null, may)).toEqual({ text: 'Sale over since 1 May', isOn: false })
})

test('an incomplete date says nothing yet', () => {
  expect(describeOffer(null, '?T17:30')).toBeUndefined()
})
