import { expect, test } from 'vitest'
import { writeMissed } from '../../missed-cookie.ts'
import { readMissed } from './missed-address.ts'

const cookieOf = (address: string) => writeMissed(new URL(address, 'https://shop.example')).split(';')[0] ?? ''

test.each(['/store/bedroom', '/search/oak%20%26%20ash?page=2&q=a;b', '/product/1/caf%C3%A9', '/'])(
  'the home page reads %s',
  (address) => {
    expect(readMissed(`a=b; ${cookieOf(address)}; c=d`)).toBe(address)
  },
)

test.each([
  '',
  'a=b',
  'missed_page=',
  'missed_page=%',
  'missed_page=https%3A%2F%2Fevil.example%2F',
  'missed_page=%2F%2Fevil.example',
  'missed_page=javascript:alert(1)',
  'missed_page=%2F%5Cevil.example',
])('the home page ignores “%s”', (cookies) => {
  expect(readMissed(cookies)).toBeUndefined()
})
