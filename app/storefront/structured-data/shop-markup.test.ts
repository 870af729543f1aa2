import { expect, test } from 'vitest'
import type { PublicSettings } from '../../../contract/site.ts'
import { describeShop, describeSite } from './shop-markup.ts'

const long = { opens: '09:00', closes: '17:30' }
const settings = {
  publicUrl: 'https://shop.example',
  categories: [],
  shop: {
    name: 'The Shop',
    street: '1 High Street',
    town: 'Town',
    postcode: 'AB1 2CD',
    phone: '01234 567890',
    latitude: 54.1,
    longitude: -1.5,
    priceRange: '£15 - £5000',
    socialLinks: [{ network: 'One', url: 'https://one.example/shop' }],
  },
  openingHours: {
    monday: long,
    tuesday: long,
    wednesday: null,
    thursday: long,
    friday: long,
    saturday: long,
    sunday: { opens: '10:30', closes: '16:30' },
    exceptions: [
      { date: '2026-12-25', hours: null, note: 'Christmas Day' },
      { date: '2026-12-24', hours: { opens: '09:00', closes: '13:00' }, note: '' },
    ],
  },
} as unknown as PublicSettings

test('describes address, opening hours and means of payment', () => {
  expect(describeShop(settings)).toMatchObject({
    '@type': 'FurnitureStore',
    telephone: '01234 567890',
    address: { streetAddress: '1 High Street', addressLocality: 'Town', postalCode: 'AB1 2CD', addressCountry: 'GB' },
    geo: { latitude: 54.1, longitude: -1.5 },
    priceRange: '£15 - £5000',
    currenciesAccepted: 'GBP',
    paymentAccepted: 'cash, credit card, interest free credit',
    sameAs: ['https://one.example/shop'],
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday', 'Thursday', 'Friday', 'Saturday'], ...long },
      { dayOfWeek: ['Sunday'], opens: '10:30', closes: '16:30' },
    ],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '09:00', closes: '13:00' },
    ],
  })
})

test('offers the search of the shop to search engines', () => {
  expect(describeSite(settings).potentialAction.target.urlTemplate).toBe(
    'https://shop.example/search/{search_term_string}',
  )
})
