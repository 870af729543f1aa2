import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from '../tests/support/runner/wait-for.ts'
import { buildTestServer, page, text } from '../tests/support/test-server.ts'
import type { Asker } from './serve.ts'

const { close, ask, lines, open, port } = buildTestServer()
afterEach(close)

describe('a public page', () => {
  it('is requested from the shop once, without anything about the client', async () => {
    const seen: Request[] = []
    const askers: Asker[] = []
    await open({
      fetch: (request, asker) => {
        seen.push(request)
        askers.push(asker)
        return page()
      },
    })
    const nosy = { 'user-agent': 'me', 'x-forwarded-host': 'evil.example', host: 'evil.example', cookie: 'theme=dark' }
    expect((await ask('/sofas?page=2&utm_source=mail', nosy)).body.toString()).toBe(text)
    expect((await ask('/sofas?gclid=1&page=2')).body.toString()).toBe(text)
    expect(seen.map(({ url, headers }) => [url, [...headers]])).toEqual([['https://shop.example/sofas?page=2', []]])
    expect(askers).toMatchObject([{ address: '' }])
  })

  it('is rendered once for all equivalent addresses, and logged under the requested one', async () => {
    const asked: string[] = []
    const shown: (string | undefined)[] = []
    await open({
      nameAnswer: (target) => target.replace(/\?.*/, ''),
      onShown: ({ url }) => shown.push(url),
      fetch: ({ url }) => {
        asked.push(url)
        return url.includes('/old') ? Response.redirect(url.replace('/old', '/new'), 301) : page()
      },
    })
    for (const path of ['/sofas?x=1', '/sofas?x=2', '/sofas']) expect((await ask(path)).status).toBe(200)
    expect(asked).toEqual(['https://shop.example/sofas'])
    expect(shown).toEqual(['/sofas?x=1', '/sofas?x=2', '/sofas'])
    for (const query of ['x=1', 'x=2']) {
      const { status, headers } = await ask(`/old?${query}&utm_source=mail`)
      expect([status, headers.location]).toEqual([301, `https://shop.example/new?${query}`])
    }
  })

  it('may redirect, with the headers of every answer', async () => {
    await open({ fetch: () => Response.redirect('https://shop.example/chairs', 301) })
    const { status, headers } = await ask('/sofas')
    expect([status, headers.location, headers['x-frame-options']]).toEqual([301, 'https://shop.example/chairs', 'DENY'])
  })

  it('is sent in the accepted encoding, each encoding with its own ETag', async () => {
    await open({ fetch: page })
    const [plain, zipped, brotli] = [
      await ask('/'),
      await ask('/', { 'accept-encoding': 'gzip' }),
      await ask('/', { 'accept-encoding': 'gzip, br' }),
    ]
    expect(plain.body.toString()).toBe(text)
    expect(gunzipSync(zipped.body).toString()).toBe(text)
    expect(brotliDecompressSync(brotli.body).toString()).toBe(text)
    expect([plain, zipped, brotli].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br'])
    expect(new Set([plain, zipped, brotli].map(({ headers }) => headers.etag)).size).toBe(3)
    for (const { body, headers } of [plain, zipped, brotli]) {
      expect(headers).toMatchObject({
        'content-length': String(body.length),
        'content-type': 'text/html',
        'cache-control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=1',
        vary: 'accept-encoding',
        etag: expect.stringMatching(/^"[\w-]+"$/),
      })
    }
    expect((await ask('/', { 'accept-encoding': 'identity;q=0' })).status).toBe(406)
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('for one client alone comes as %s too, unless it may not be stored', async (encoding, unpack) => {
    const found = JSON.stringify({ products: Array(100).fill('a solid oak sofa') })
    const json = { 'content-type': 'application/json' }
    await open({
      fetch: ({ url }) =>
        new Response(found, { headers: url.endsWith('/mine') ? { ...json, 'cache-control': 'no-store' } : json }),
    })
    const shrunk = await ask('/search', { 'accept-encoding': encoding }, 'POST', '{}')
    expect(shrunk.headers).toMatchObject({ 'content-encoding': encoding, 'content-length': String(shrunk.body.length) })
    expect(unpack(shrunk.body).toString()).toBe(found)
    for (const plain of [
      await ask('/search', {}, 'POST', '{}'),
      await ask('/mine', { 'accept-encoding': encoding }, 'POST', '{}'),
    ]) {
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.body.toString()).toBe(found)
    }
  })

  it.each(['gzip', 'br', 'identity'])('is not sent again to a client that has it, as %s', async (encoding) => {
    await open({ fetch: page })
    const headers = { 'accept-encoding': encoding }
    const tag = String((await ask('/', headers)).headers.etag)
    for (const known of [tag, `W/${tag}`, `"other", W/${tag}`, `"a,b",${tag}`, '*']) {
      const answer = await ask('/', { ...headers, 'if-none-match': known })
      expect(answer).toMatchObject({ status: 304, headers: { etag: tag, vary: 'accept-encoding' } })
      expect(answer.headers['cache-control']).toContain('s-maxage')
      expect(answer.headers).not.toHaveProperty('content-type')
      expect(answer.body).toHaveLength(0)
    }
    for (const unknown of ['"other"', tag.slice(1, -1), `${tag.slice(0, -1)}x"`, '']) {
      expect((await ask('/', { ...headers, 'if-none-match': unknown })).status).toBe(200)
    }
  })

  it('is not sent again after an edit that did not change it', async () => {
    let version = 1
    await open({ fetch: page, version: () => version })
    const headers = { 'accept-encoding': 'br' }
    const { etag = '' } = (await ask('/', headers)).headers
    version = 2
    expect((await ask('/', { ...headers, 'if-none-match': etag })).status).toBe(304)
  })

  it('answers HEAD without a body', async () => {
    await open({ fetch: page })
    for (const time of ['first', 'remembered']) {
      const head = await ask('/', { 'accept-encoding': 'br' }, 'HEAD')
      const { headers } = await ask('/', { 'accept-encoding': 'br' })
      expect([time, head.status, head.body.length]).toEqual([time, 200, 0])
      for (const name of ['content-length', 'etag', 'content-encoding', 'content-type']) {
        expect(head.headers[name]).toBe(headers[name])
      }
    }
  })

  it('is finished for the others when the first client disconnects', async () => {
    const held = Promise.withResolvers<Response>()
    let asked = 0
    await open({
      fetch: () => {
        asked++
        return held.promise
      },
    })
    const first = request({ port: port(), path: '/' }).end()
    first.on('error', () => {})
    await waitFor(() => expect(asked).toBe(1))
    const second = ask('/')
    first.destroy()
    await waitFor(() => expect(lines.map(({ msg }) => msg)).toContain('client gone'))
    held.resolve(page())
    expect((await second).body.toString()).toBe(text)
    expect(asked).toBe(1)
    expect(lines.filter(({ level }) => Number(level) >= 40)).toEqual([])
  })

  it('that fails apologises to all who wait, is logged once, and is rendered again for the next request', async () => {
    const held = Promise.withResolvers<Response>()
    let asked = 0
    let named = 0
    const nameAnswer = (target: string) => {
      named++
      return target
    }
    await open({ nameAnswer, fetch: () => (asked++ === 0 ? held.promise : page()) })
    const waiting = [ask('/'), ask('/'), ask('/')]
    // Each request computes its cache key twice: to look the answer up, and to render it or wait for the rendering.
    await waitFor(() => expect(named).toBe(6))
    expect(asked).toBe(1)
    held.reject(new Error('secret detail'))
    for (const answer of await Promise.all(waiting)) {
      expect(answer).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store' } })
      expect(answer.body.toString()).not.toContain('secret')
    }
    expect(lines.filter(({ err }) => err)).toMatchObject([{ level: 50, err: { message: 'secret detail' } }])
    expect((await ask('/')).status).toBe(200)
  })

  it('that redirects or is missing passes through', async () => {
    await open({
      fetch: ({ url }) =>
        url.endsWith('/old')
          ? new Response(null, { status: 301, headers: { location: '/new' } })
          : new Response('nothing here', { status: 404 }),
    })
    expect(await ask('/old')).toMatchObject({ status: 301, headers: { location: '/new' } })
    expect(await ask('/none')).toMatchObject({ status: 404, body: Buffer.from('nothing here') })
    expect((await ask('/none', { 'if-none-match': '*' })).status).toBe(404)
  })

  it('for one client alone passes through unchanged', async () => {
    const headers = { 'set-cookie': 'seen=1; Path=/', 'cache-control': 'private', 'content-type': 'text/html' }
    let asked = 0
    await open({ fetch: () => new Response(String(++asked), { headers }) })
    expect((await ask('/')).body.toString()).toBe('1')
    const second = await ask('/')
    expect(second.body.toString()).toBe('2')
    expect(second.headers).toMatchObject({ 'set-cookie': ['seen=1; Path=/'], 'cache-control': 'private' })
    expect(second.headers).not.toHaveProperty('etag')
  })
})
