import { expect, test } from 'vitest'
import type { z } from 'zod'
import { BookingEntry } from './bookings.ts'
import { EnquiryEntry } from './enquiry-changes.ts'

const blank = { name: '', email: '', phone: '', note: '', description: '', productUuid: null, items: [] }
const listFields = (form: z.ZodType, values: object) =>
  form.safeParse(values).error?.issues.map(({ path }) => path.join('.'))

test('everything that a blank visit needs is reported at once', () => {
  const values = { ...blank, cameBy: 'phone', startsAt: null, categoryId: 0 }
  expect(listFields(BookingEntry, values)).toEqual(['name', 'phone', 'startsAt'])
})

test('everything that a blank enquiry needs is reported at once', () => {
  expect(listFields(EnquiryEntry, { ...blank, cameBy: 'phone' })).toEqual(['name', 'description', 'phone'])
})
