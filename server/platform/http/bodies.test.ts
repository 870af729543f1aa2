import { Readable } from 'node:stream'
import { expect, it, vi } from 'vitest'
import { type Bodies, openBodies } from './bodies.ts'

const limit = { maxBytes: 1000, seconds: 10 }

/** A body whose pieces the test sends, as over a connection. */
function send(bodies: Bodies, { maxBytes, seconds } = limit, address = '203.0.113.1') {
  const incoming = new Readable({ read() {} })
  const raw = new Request('http://shop.example/', { method: 'POST' })
  return {
    incoming,
    reading: bodies.read({ req: { raw }, env: { incoming, address } }, { maxBytes, seconds }),
  }
}

it('returns the whole body, in any number of pieces', async () => {
  const { incoming, reading } = send(openBodies(10_000))
  for (const piece of ['a', 'bc', '']) incoming.push(piece)
  incoming.push(null)
  expect((await reading).toString()).toBe('abc')
})

it('reads a Request without a connection', async () => {
  const raw = new Request('http://shop.example/', { method: 'POST', body: 'all of it' })
  expect((await openBodies(10_000).read({ req: { raw }, env: undefined }, limit)).toString()).toBe('all of it')
})

it('gives up a body once it is over the limit, and leaves the rest unread', async () => {
  const { incoming, reading } = send(openBodies(10_000))
  incoming.push('x'.repeat(600))
  incoming.push('x'.repeat(600))
  incoming.push('x'.repeat(600))
  await expect(reading).rejects.toMatchObject({ status: 413 })
  expect(incoming.isPaused()).toBe(true)
  expect(incoming.readableLength).toBeGreaterThan(0)
  // What becomes of the connection afterwards must not end the process.
  expect(incoming.emit('error', new Error('ECONNRESET'))).toBe(true)
})

it('does not read a body whose length is announced over the limit', async () => {
  const raw = new Request('http://shop.example/', { method: 'POST', headers: { 'content-length': '1001' } })
  const incoming = new Readable({ read: () => expect.unreachable() })
  const reading = openBodies(10_000).read({ req: { raw }, env: { incoming } }, limit)
  await expect(reading).rejects.toMatchObject({ status: 413 })
})

it('stops waiting after a time, and not before', async () => {
  vi.useFakeTimers()
  const { incoming, reading } = send(openBodies(10_000), { maxBytes: 1000, seconds: 15 })
  const settled = vi.fn()
  reading.catch(settled)
  incoming.push('x')
  await vi.advanceTimersByTimeAsync(14_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ status: 408 }))
  vi.useRealTimers()
})

it('leaves no timer behind once a body has arrived', async () => {
  vi.useFakeTimers()
  const { incoming, reading } = send(openBodies(10_000))
  incoming.push(null)
  await reading
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

it('does not log a client that disconnects half-way as a fault', async () => {
  for (const error of [undefined, new Error('ECONNRESET')]) {
    const { incoming, reading } = send(openBodies(10_000))
    incoming.push('x')
    incoming.destroy(error)
    await expect(reading).rejects.toMatchObject({ status: 400 })
  }
})

it('limits the memory of all bodies under way, and frees it afterwards', async () => {
  const bodies = openBodies(2500)
  const [first, second, third] = [
    send(bodies, limit, '203.0.113.1'),
    send(bodies, limit, '203.0.113.2'),
    send(bodies, limit, '203.0.113.3'),
  ]
  for (const { incoming } of [first, second, third]) incoming.push('x'.repeat(1000))
  await expect(third.reading).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
  for (const { incoming } of [first, second]) incoming.push(null)
  await Promise.all([first.reading, second.reading])
  const later = send(bodies)
  later.incoming.push('x'.repeat(1000))
  later.incoming.push(null)
  expect(await later.reading).toHaveLength(1000)
})

it('lets no network keep the others out', async () => {
  const bodies = openBodies(4000, 1100)
  const first = send(bodies, limit, '198.51.100.7')
  const flood = Array.from({ length: 9 }, () => send(bodies, limit, '198.51.100.7'))
  const refused = flood.map(({ reading }) => expect(reading).rejects.toMatchObject({ status: 503 }))
  for (const { incoming } of [first, ...flood]) incoming.push('x'.repeat(1000))
  await Promise.all(refused)
  const shopper = send(bodies)
  shopper.incoming.push('x'.repeat(1000))
  for (const { incoming } of [shopper, first]) incoming.push(null)
  expect(await shopper.reading).toHaveLength(1000)
  expect(await first.reading).toHaveLength(1000)
})

it('keeps every piece of a long body in its place', async () => {
  const { incoming, reading } = send(openBodies(10 * 1024 * 1024), { maxBytes: 1024 * 1024, seconds: 10 })
  const pieces = Array.from({ length: 9 }, (_, n) => Buffer.alloc(10 ** (n % 3) * 999, `${n}`))
  for (const piece of pieces) incoming.push(piece)
  incoming.push(null)
  expect((await reading).equals(Buffer.concat(pieces))).toBe(true)
})

it('uses no more memory for a body in small pieces than for one in one piece', async () => {
  const bodies = openBodies(64 * 1024)
  const patient = send(bodies, { maxBytes: 32 * 1024, seconds: 10 })
  for (let piece = 0; piece < 512; piece++) patient.incoming.push('x'.repeat(64))
  patient.incoming.push(null)
  expect(await patient.reading).toHaveLength(32 * 1024)
})
