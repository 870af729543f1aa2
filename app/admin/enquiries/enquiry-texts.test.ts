import { expect, test } from 'vitest'
import { formatShortMoment, warnOfAge } from './enquiry-texts.ts'

const now = new Date('2030-06-10T09:00:00Z')
const warn = (createdAt: string, status = 'new') => warnOfAge({ status, createdAt }, now)

test('warns of an enquiry after a whole day without an answer', () => {
  expect(warn('2030-06-09T09:00:01Z')).toBeUndefined()
  expect(warn('2030-06-09T09:00:00Z')).toBe('No answer for a day')
  expect(warn('2030-06-07T08:00:00Z')).toBe('No answer for 3 days')
  expect(warn('2030-06-07T08:00:00Z', 'replied')).toBeUndefined()
})

test('writes a moment as briefly as possible, in London time', () => {
  expect(formatShortMoment('2030-06-09T23:30:00Z', now)).toBe('00:30')
  expect(formatShortMoment('2030-06-09T22:30:00Z', now)).toBe('9 Jun')
  expect(formatShortMoment('2028-06-09T12:00:00Z', now)).toBe('9 Jun 2028')
})
