import { expect, test } from 'vitest'
import type { SettingsRow } from '../site/settings.ts'
import type { BookingRecord } from './booking-record.ts'
import { writeCalendar } from './calendar.ts'

const shop = {
  shopName: 'Oak, Ash & Co',
  email: 'shop@example.co.uk',
  phone: '01572 123456',
  street: '1 Market Place; rear',
  town: 'Oakham',
  postcode: 'LE15 6HJ',
} as SettingsRow
const manageUrl = 'https://shop.example/visit/key'
const piece = { productName: 'Alder, the sofa', variantName: 'Oak\nEND:VEVENT' }
const visit = {
  uuid: '5f0c7a3e-7a10-4c52-9d3f-0a54a9f3f1aa',
  name: 'Ada Byron',
  email: 'ada@example.com',
  status: 'booked',
  startsAt: new Date('2030-07-01T08:30:00Z'),
  endsAt: new Date('2030-07-01T09:30:00Z'),
  sequence: 0,
  updatedAt: new Date('2030-06-01T12:00:00Z'),
  items: [piece],
} as BookingRecord

/** The lines of the file as a calendar reads them, with folded lines joined. */
function read(booking: Partial<BookingRecord>, ofShop: Partial<SettingsRow> = {}) {
  const { method, content } = writeCalendar({ ...visit, ...booking }, { shop: { ...shop, ...ofShop }, manageUrl })
  const lines = content.replaceAll('\r\n ', '').trim().split('\r\n')
  return { method, lines, find: (name: string) => lines.filter((line) => line.startsWith(name)) }
}

test('with the addresses of shop and visitor the file is an invitation, already accepted', () => {
  const { method, lines, find } = read({})
  expect(method).toBe('REQUEST')
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      `UID:${visit.uuid}`,
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'DTSTAMP:20300601T120000Z',
      ...['DTSTART:20300701T083000Z', 'DTEND:20300701T093000Z', 'SUMMARY:Visit to Oak\\, Ash & Co'],
      'LOCATION:Oak\\, Ash & Co\\, 1 Market Place\\; rear\\, Oakham\\, LE15 6HJ',
    ]),
  )
  expect(find('ORGANIZER')[0]).toMatch(/:mailto:shop@example\.co\.uk$/)
  expect(find('ATTENDEE')[0]).toMatch(/PARTSTAT=ACCEPTED;RSVP=FALSE;.*:MAILTO:ada@example\.com$/)
})

test('every line of the file ends with a line break, the last one too', () => {
  const { content } = writeCalendar(visit, { shop, manageUrl })
  expect(content).toMatch(/\r\nEND:VCALENDAR\r\n$/)
  expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('no product name can end the event', () => {
  const { lines, find } = read({})
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
  expect(find('DESCRIPTION')[0]).toContain('Alder\\, the sofa\\, Oak\\nEND:VEVENT')
})

test.each([
  ['the visitor', { email: '' }, {}],
  ['the shop', {}, { email: '' }],
])('without the address of %s the file is a note of one’s own', (_, booking, ofShop) => {
  const { method, find } = read(booking, ofShop)
  expect([method, find('METHOD')]).toEqual(['PUBLISH', ['METHOD:PUBLISH']])
  expect([...find('ORGANIZER'), ...find('ATTENDEE')]).toEqual([])
})

test('a cancelled visit is removed from calendars, whether it was added as an invitation or as a plain event', () => {
  const cancelled = { status: 'cancelled', sequence: 3 } as const
  expect(read(cancelled)).toMatchObject({ method: 'CANCEL', lines: expect.arrayContaining(['SEQUENCE:3']) })
  const alone = read({ ...cancelled, email: '' })
  expect(alone.method).toBe('PUBLISH')
  expect(alone.find('STATUS')).toEqual(['STATUS:CANCELLED'])
})
