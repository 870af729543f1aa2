import { expect, test } from 'vitest'
import { nameAddressClass } from './address-class.ts'

test.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:12:34::1', '2001:db8:12::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['', 'unknown'],
])('%j belongs to %s', (address, name) => expect(nameAddressClass(address)).toBe(name))
