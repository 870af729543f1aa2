import { expect, test } from 'vitest'
import { phoneAddress } from '../../../contract/phone-address.ts'
import { firstNumber } from './first-number.ts'

test.each([
  ['01572 123456', 'tel:01572123456'],
  ['Tel. +44 (0)1572 123456', 'tel:+441572123456'],
  ['01572 123456 ext. 12', 'tel:01572123456'],
  ['01572 123456 / 07700 900123', 'tel:01572123456'],
  ['07700 900123 after 5', 'tel:07700900123'],
])('%s is dialled by staff as %s', (phone, address) => {
  expect(phoneAddress(firstNumber(phone))).toBe(address)
})
