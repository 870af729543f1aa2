import { expect, it } from 'vitest'
import { chooseEncoding } from './accept-encoding.ts'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['gzip;q=0.5,br;q=0.5', 'br'],
  ['BR', 'br'],
  ['x-gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0.1, gzip;q=0.2', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['identity, gzip;q=0.5', 'identity'],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['zstd, deflate', 'identity'],
  ['br;q=0', 'identity'],
  ['identity;q=0', undefined],
  ['*;q=0', undefined],
  ['*;q=0, identity;q=0.1', 'identity'],
  ['identity;q=0, br;q=0.001', 'br'],
  ['br;q=2', 'identity'],
  ['br;q=banana', 'identity'],
  ['br; q=0.3 , gzip ; q=0.9', 'gzip'],
  [',,;q=1,;', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a request with %s gets %s of a text', (header, encoding) => {
  expect(chooseEncoding(header, true)).toBe(encoding)
  expect(chooseEncoding(header, true)).toBe(encoding)
})

it.each([
  ['gzip, br', 'identity'],
  ['identity;q=0, gzip', undefined],
  ['*;q=0', undefined],
  [undefined, 'identity'],
])('a request with %s gets %s of an uncompressed answer', (header, encoding) => {
  expect(chooseEncoding(header, false)).toBe(encoding)
})

it('a client that never repeats a header costs no memory', () => {
  const before = process.memoryUsage().heapUsed
  for (let i = 0; i < 100_000; i++) chooseEncoding(`gzip, x-${i}${'y'.repeat(2000)}`, true)
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(100_000_000)
})
