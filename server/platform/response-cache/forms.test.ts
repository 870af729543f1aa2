import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from './answer.ts'
import { createResponseCache, type ResponseCache } from './cache.ts'

let version: number
let cache: ResponseCache

beforeEach(() => {
  version = 1
  cache = createResponseCache({ maxBytes: 1_000_000, version: () => version })
})

const page = (body: string, type: string) => async () => new Response(body, { headers: { 'content-type': type } })

describe('the forms of an answer', () => {
  const text = 'kiln-dried oak '.repeat(500)
  const obtain = async (body: string, type = 'text/html') => (await cache.obtain('/', page(body, type))) as Answer

  it('are made once each for concurrent requests, and contain the same text', async () => {
    const answer = await obtain(text)
    const [first, second] = await Promise.all([cache.encode('/', answer, 'br'), cache.encode('/', answer, 'br')])
    expect(second).toBe(first)
    expect(cache.encode('/', answer, 'br')).toBe(first)
    const zipped = await cache.encode('/', answer, 'gzip')
    expect(brotliDecompressSync(first.body).toString()).toBe(text)
    expect(gunzipSync(zipped.body).toString()).toBe(text)
    expect(first.headers).toContain(String(first.body.length))
  })

  it('count as memory, and the plain one is dropped for the first compressed one', async () => {
    const answer = await obtain(text)
    expect(cache.bytes()).toBeGreaterThan(text.length)
    const form = await cache.encode('/', answer, 'br')
    const withOne = cache.bytes()
    expect(withOne).toBeGreaterThan(form.body.length)
    expect(withOne).toBeLessThan(text.length)
    const zipped = await cache.encode('/', answer, 'gzip')
    expect(cache.bytes()).toBeGreaterThanOrEqual(withOne + zipped.body.length)
  })

  it.each(['br', 'gzip'] as const)('are unpacked from %s for clients that accept nothing else', async (compression) => {
    const answer = await obtain(text)
    await cache.encode('/', answer, compression)
    expect(answer.forms.identity).toBeUndefined()
    const plain = await cache.encode('/', answer, 'identity')
    expect(plain.body.toString()).toBe(text)
    expect(plain.headers).not.toContain('content-encoding')
    expect(cache.encode('/', answer, 'identity')).toBe(plain)
  })

  it.each(['br', 'gzip'] as const)('contain a long text in %s too', async (compression) => {
    const long = text.repeat(60)
    const form = await cache.encode('/', await obtain(long), compression)
    const read = compression === 'br' ? brotliDecompressSync : gunzipSync
    expect(read(form.body).toString()).toBe(long)
  })

  it('all exist for clients that request different ones at once', async () => {
    const answer = await obtain(text)
    const forms = ['br', 'identity', 'gzip', 'identity'] as const
    const [br, plain, gzip, again] = await Promise.all(forms.map((form) => cache.encode('/', answer, form)))
    expect([brotliDecompressSync(br?.body ?? ''), gunzipSync(gzip?.body ?? '')].map(String)).toEqual([text, text])
    expect([plain, again].map((form) => form?.body.toString())).toEqual([text, text])
  })

  it('do not count as memory when they encode an outdated answer', async () => {
    const answer = await obtain(text)
    version = 2
    expect(cache.find('/')).toBeUndefined()
    expect((await cache.encode('/', answer, 'br')).body.length).toBeGreaterThan(0)
    expect(cache.bytes()).toBe(0)
  })

  it.each([
    ['text/html; charset=utf-8', true],
    ['application/json', true],
    ['application/ld+json', true],
    ['application/manifest+json', true],
    ['image/svg+xml', true],
    ['application/xml', true],
    ['text/javascript', true],
    ['image/webp', false],
    ['application/pdf', false],
    ['font/woff2', false],
    ['', false],
  ])('of type %s gain by compression: %s', async (type, gains) => {
    expect((await obtain(text, type)).compressible).toBe(gains)
  })

  it('of a few bytes are left as they are', async () => {
    expect((await obtain('short')).compressible).toBe(false)
  })

  it('never take more memory together than allowed', async () => {
    for (let i = 0; i < 1000; i++) {
      const key = `/${i}`
      const answer = (await cache.obtain(key, page(`${i} ${text}`, 'text/html'))) as Answer
      await cache.encode(key, answer, 'gzip')
      expect(cache.bytes()).toBeLessThanOrEqual(1_000_000)
    }
    expect(cache.bytes()).toBeGreaterThan(900_000)
    expect(cache.find('/999')).toBeDefined()
    expect(cache.find('/0')).toBeUndefined()
  })
})
