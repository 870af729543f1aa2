import { expect, it } from 'vitest'
import { findAddress } from './client-address.ts'

it.each([
  { peer: '192.0.2.1', forwardedFor: '', proxies: 0, address: '192.0.2.1' },
  { peer: '::ffff:192.0.2.1', forwardedFor: '', proxies: 0, address: '192.0.2.1' },
  { peer: '2001:db8::1', forwardedFor: '', proxies: 0, address: '2001:db8::1' },
  { peer: '192.0.2.1', forwardedFor: '203.0.113.9', proxies: 0, address: '192.0.2.1' },
  { peer: '10.0.0.1', forwardedFor: '203.0.113.9', proxies: 1, address: '203.0.113.9' },
  { peer: '10.0.0.1', forwardedFor: '198.51.100.66, 203.0.113.9', proxies: 1, address: '203.0.113.9' },
  { peer: '10.0.0.1', forwardedFor: '198.51.100.66, 203.0.113.9, 10.0.0.2', proxies: 2, address: '203.0.113.9' },
  { peer: '10.0.0.1', forwardedFor: '203.0.113.9', proxies: 2, address: '203.0.113.9' },
  { peer: '10.0.0.1', forwardedFor: '203.0.113.9:51234', proxies: 1, address: '203.0.113.9' },
  { peer: '10.0.0.1', forwardedFor: '[2001:db8::9]:51234', proxies: 1, address: '2001:db8::9' },
  { peer: '10.0.0.1', forwardedFor: '2001:db8::9', proxies: 1, address: '2001:db8::9' },
  { peer: '10.0.0.1', forwardedFor: 'unknown', proxies: 1, address: '10.0.0.1' },
  { peer: '10.0.0.1', forwardedFor: "' or 1=1 --", proxies: 1, address: '10.0.0.1' },
  { peer: '10.0.0.1', forwardedFor: ', ,', proxies: 1, address: '10.0.0.1' },
  { peer: '10.0.0.1', forwardedFor: undefined, proxies: 1, address: '10.0.0.1' },
  { peer: undefined, forwardedFor: '', proxies: 0, address: '' },
])('$proxies trusted: $forwardedFor through $peer is $address', ({ peer, forwardedFor, proxies, address }) => {
  expect(findAddress(peer, forwardedFor, proxies)).toBe(address)
})
