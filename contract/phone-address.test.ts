import { expect, test } from 'vitest'
import { phoneAddress } from './phone-address.ts'

test.each([
  ['01572 123456', 'tel:01572123456'],
  ['(01572) 123456', 'tel:01572123456'],
  ['+44 (0)1572 123456', 'tel:+441572123456'],
  ['+44(0)1572-123456', 'tel:+441572123456'],
  ['+44 01572 123456', 'tel:+441572123456'],
  ['+44 1572 100100', 'tel:+441572100100'],
  ['+39 06 1234567', 'tel:+39061234567'],
  ['Tel. +44 (0)1572 123456', 'tel:+441572123456'],
  ['+440', 'tel:+44'],
])('%s is dialled as %s', (phone, address) => {
  expect(phoneAddress(phone)).toBe(address)
})
