import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameNetwork } from './network.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::4:5:6:7:8', '1:0:0:4::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['not an address', 'not an address'],
])('%s belongs to %s', (address, network) => {
  expect(nameNetwork(address)).toBe(network)
})

test('addresses with the same first 64 bits are one network in any spelling', () => {
  const group = fc.integer({ min: 0, max: 0xffff })
  const half = fc.tuple(group, group, group, group)
  fc.assert(
    fc.property(half, half, fc.boolean(), (network, host, padded) => {
      const long = [...network, ...host].map((part) => part.toString(16).padStart(padded ? 4 : 1, '0')).join(':')
      const short = new URL(`http://[${long}]`).hostname.slice(1, -1)
      const expected = `${network.map((part) => part.toString(16)).join(':')}::/64`
      expect(nameNetwork(long)).toBe(expected)
      expect(nameNetwork(short)).toBe(expected)
    }),
  )
})
