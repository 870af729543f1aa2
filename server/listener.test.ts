import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from '../tests/support/runner/wait-for.ts'
import { buildTestServer, page, text } from '../tests/support/test-server.ts'
import { refuseUnparsed } from './platform/http/unparsed-requests.ts'
import { tuneServer } from './platform/http-server.ts'

const { close, ask, lines, open, port, send, serve } = buildTestServer()
afterEach(close)

describe('every answer', () => {
  const protections = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': "frame-ancestors 'none'",
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'strict-transport-security': expect.stringContaining('max-age='),
    'x-request-id': expect.stringMatching(/^[\w.:-]{8,}$/),
  }

  it('has security headers and a request id', async () => {
    await open({ fetch: (request) => (request.url.endsWith('/fails') ? Promise.reject(new Error('no')) : page()) })
    const { etag = '' } = (await ask('/')).headers
    const answers = [
      await ask('/new'),
      await ask('/'),
      await ask('/', { 'if-none-match': etag }),
      await ask('/', {}, 'POST'),
      await ask('/fails'),
      await ask('/%00'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 304, 200, 500, 400])
    for (const { headers } of answers) expect(headers).toMatchObject(protections)
    expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(answers.length)
  })

  it.each([
    ['FROBNICATE / HTTP/1.1', 400, 'Bad request. '],
    ['GET / HTTP/9.9', 400, 'Bad request. '],
    [`GET / HTTP/1.1\r\ncookie: ${'a'.repeat(20_000)}`, 431, 'Please delete the cookies of this site'],
  ])('has both and words where Node cannot read the request: %.30s', async (start, status, words) => {
    await open({ fetch: page })
    const answer = await send(`${start}\r\nhost: shop.example\r\n\r\n`)
    expect(answer).toMatch(`HTTP/1.1 ${status} `)
    expect(answer).toContain(words)
    for (const name of Object.keys(protections).filter((name) => name !== 'x-request-id'))
      expect(answer).toContain(`${name}: `)
  })

  it('stays whole if the next request on its connection cannot be read', async () => {
    const half = `${'half '.repeat(100)}\n`
    const body = () =>
      new ReadableStream({
        start: (controller) => controller.enqueue(Buffer.from(half)),
      })
    await open({ fetch: () => new Response(body()) })
    const socket = connect({ port: port(), host: '127.0.0.1' })
    socket.write('GET / HTTP/1.1\r\nhost: shop.example\r\ncookie: session=1\r\n\r\n')
    let answer = ''
    socket.on('data', (chunk) => {
      if (answer === '') socket.write('FROBNICATE / HTTP/1.1\r\n\r\n')
      answer += chunk.toString()
    })
    await once(socket, 'close')
    expect(answer).toContain(half)
    expect(answer).not.toContain('400')
  })

  it.each([
    [undefined, 'max-age=31536000'],
    [true, 'max-age=31536000; includeSubDomains'],
  ])('has HSTS for subdomains only where that is configured: %s', async (hstsSubdomains, value) => {
    await open({ fetch: page, hstsSubdomains })
    for (const path of ['/', '/', '/%00']) expect((await ask(path)).headers['strict-transport-security']).toBe(value)
  })

  it('keeps the shop’s own headers, and sends HSTS only over TLS', async () => {
    const fetch = () =>
      new Response(text, { headers: { 'referrer-policy': 'no-referrer', 'content-security-policy': 'sandbox' } })
    await open({ fetch, publicUrl: 'http://shop.example' })
    for (const method of ['GET', 'GET', 'POST']) {
      const { headers } = await ask('/', {}, method)
      expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'content-security-policy': 'sandbox' })
      expect(headers).not.toHaveProperty('strict-transport-security')
    }
  })

  it('takes a well-formed request id from a trusted proxy', async () => {
    await open({ fetch: page, trustProxy: 1 })
    const named = async (id: string) => (await ask('/', { 'x-request-id': id })).headers['x-request-id']
    expect(await named('proxy-12345678')).toBe('proxy-12345678')
    expect(await named('<script>alert(1)</script>')).not.toContain('script')
    expect(await named('a'.repeat(500))).not.toContain('aaa')
  })

  it('ignores a request id from anybody else', async () => {
    await open({ fetch: page })
    expect((await ask('/', { 'x-request-id': 'mine-12345678' })).headers['x-request-id']).not.toBe('mine-12345678')
  })

  it('is logged without the search text; a failure is logged where it happened', async () => {
    await open({ fetch: (request) => (request.url.endsWith('/fails') ? new Response('', { status: 503 }) : page()) })
    for (const path of ['/search?q=secret', '/search?q=secret', '/fails']) await ask(path)
    await waitFor(() => expect(lines).toHaveLength(3))
    const line = { id: expect.any(String), method: 'GET', ms: expect.any(Number) }
    expect(lines).toMatchObject([
      { ...line, level: 20, path: '/search', status: 200 },
      { ...line, level: 20, path: '/search', status: 200 },
      { ...line, level: 20, path: '/fails', status: 503 },
    ])
    expect(JSON.stringify(lines)).not.toContain('secret')
  })
})

describe('a malformed request', () => {
  it.each([
    ['GET //evil.example/ HTTP/1.1', 404],
    ['GET /\\evil.example/ HTTP/1.1', 400],
    ['GET /%00 HTTP/1.1', 400],
    ['GET /%ED%A0%80 HTTP/1.1', 400],
    ['GET /%zz HTTP/1.1', 400],
    ['GET /caf\u00e9 HTTP/1.1', 400],
    ['GET http://evil.example/ HTTP/1.1', 200],
    ['GET http://evil.example HTTP/1.1', 200],
    ['GET http://evil.example?x=1 HTTP/1.1', 200],
    ['GET http://evil.example//x HTTP/1.1', 404],
    ['GET / HTTP/1.1\r\nHost: evil.example', 400],
    ['GET / HTTP/1.1\r\nexpect: nonsense', 200],
    ['POST / HTTP/1.1\r\nHOST: evil.example\r\ncontent-length: 0', 400],
    ['GET ftp://evil.example/ HTTP/1.1', 400],
    ['OPTIONS * HTTP/1.1', 400],
    [`GET /${'a'.repeat(9000)} HTTP/1.1`, 414],
    [`GET /${'a'.repeat(20_000)} HTTP/1.1`, 431],
    [`GET / HTTP/1.1\r\nx: ${'a'.repeat(20_000)}`, 431],
    ['GET / HTTP/1.1\r\nx: a\u0000b', 400],
    ['GET / HTTP/9.9', 400],
    ['FROBNICATE / HTTP/1.1', 400],
    ['TRACE / HTTP/1.1', 200],
    ['POST / HTTP/1.1\r\ncontent-length: -1', 400],
    ['POST / HTTP/1.1\r\ncontent-length: 1\r\ntransfer-encoding: chunked', 400],
    ['\u0016\u0003\u0001', 400],
  ])('%j gets %i, and the next request is answered as usual', async (start, status) => {
    await open({ fetch: page })
    expect(await send(`${start}\r\nhost: shop.example\r\nconnection: close\r\n\r\n`)).toMatch(`HTTP/1.1 ${status} `)
    expect((await ask('/')).status).toBe(200)
    expect(lines.filter(({ level }) => Number(level) >= 40)).toEqual([])
  })

  it('that names no host is refused, except before HTTP/1.1', async () => {
    await open({ fetch: page })
    const refused = await send('GET / HTTP/1.1\r\nconnection: close\r\n\r\n')
    expect(refused).toMatch(/^HTTP\/1.1 400 .*x-frame-options: DENY.*Bad request\./s)
    expect(await send('GET / HTTP/1.0\r\n\r\n')).toMatch('HTTP/1.1 200 ')
  })

  it('is logged as refused in one line, not as a fault', async () => {
    await open({ fetch: () => new Response(null, { status: 405 }), level: 'info' })
    for (const start of ['GET /%zz?q=secret', 'POST /']) {
      await send(`${start} HTTP/1.1\r\nhost: shop.example\r\nconnection: close\r\n\r\n`)
    }
    const line = { level: 30, msg: 'refused', id: expect.any(String), ms: expect.any(Number) }
    await waitFor(() => expect(lines).toHaveLength(2))
    expect(lines).toMatchObject([
      { ...line, method: 'GET', path: '/%zz', status: 400 },
      { ...line, method: 'POST', path: '/', status: 405 },
    ])
  })

  it.each(['evil.example/path', 'user@evil.example', 'a b', ''])('with the host %j does no harm', async (host) => {
    await open({ fetch: ({ url }) => new Response(url) })
    expect(await send(`GET /a HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)).toContain(
      'https://shop.example/a',
    )
    const posted = await send(`POST /a HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
    expect(posted).toMatch(/^HTTP\/1.1 (?:400|200) /)
    expect(lines.filter(({ level }) => Number(level) >= 40)).toEqual([])
  })

  it('with two hosts gets no cached answer either, and is not counted', async () => {
    const shown: unknown[] = []
    await open({ fetch: page, onShown: (req) => shown.push(req.url) })
    await ask('/')
    expect(await send('GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /)
    expect(shown).toEqual(['/'])
  })

  it('never has its own address cached in place of a regular page', async () => {
    const asked: string[] = []
    await open({
      fetch: ({ url }) => {
        asked.push(url)
        return page()
      },
    })
    for (const path of ['/b', '/a/../b', 'http://evil.example/b', '/./b?utm_source=x']) await ask(path)
    expect(asked).toEqual(['https://shop.example/b'])
  })
})

it('a client that never ends its headers is told so and disconnected', async () => {
  const slow = tuneServer(createServer({ connectionsCheckingInterval: 20 }), 100)
  refuseUnparsed(slow, [['x-frame-options', 'DENY']])
  await serve(slow)
  const socket = connect({ port: port(), host: '127.0.0.1' })
  socket.write('GET / HTTP/1.1\r\nx: ')
  const [answer] = await once(socket, 'data')
  expect(answer.toString()).toMatch(/^HTTP\/1.1 408 .*x-frame-options: DENY.*Too slow\./s)
})

it('a client that disconnects before its pipelined answers is not logged as a fault', async () => {
  const first = Promise.withResolvers<Response>()
  const asked: string[] = []
  await open({
    fetch: ({ url }) => {
      asked.push(url)
      return url.endsWith('/first') ? first.promise : page()
    },
  })
  const socket = connect({ port: port(), host: '127.0.0.1' })
  for (const path of ['/first', '/second']) socket.write(`GET ${path} HTTP/1.1\r\nhost: shop.example\r\n\r\n`)
  await waitFor(() => expect(asked).toHaveLength(2))
  socket.destroy()
  await waitFor(() => expect(lines).toHaveLength(2))
  expect(lines).toMatchObject([{ msg: 'client gone' }, { msg: 'client gone' }])
  first.resolve(page())
})
