import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createListener } from './listener.ts'
import { tuneServer } from './platform/http-server.ts'
import { openLog } from './platform/log.ts'
import { createResponseCache } from './platform/response-cache/cache.ts'
import type { Asker } from './serve.ts'

const text = `<!doctype html><title>Sofas</title>${'<p>solid oak sofa</p>'.repeat(200)}`
const page = () => new Response(text, { headers: { 'content-type': 'text/html' } })

type Shop = {
  fetch: (request: Request, asker: Asker) => Response | Promise<Response>
  version?: () => number
  trustProxy?: number
  publicUrl?: string
  level?: string
}

let server: Server | undefined
let port = 0
let lines: Record<string, unknown>[] = []

afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => server?.close(resolve) ?? resolve(undefined))
  server = undefined
})

async function open({ version = () => 1, level = 'debug', ...shop }: Shop) {
  lines = []
  const write = (line: string) => lines.push(JSON.parse(line)) > 0
  const listener = createListener({
    cache: createResponseCache({ maxBytes: 1_000_000, version }),
    isPrivate: (req) => /session=/.test(req.headers.cookie ?? ''),
    log: openLog(level, { isTTY: false, write } as never),
    trustProxy: 0,
    publicUrl: 'https://shop.example',
    ...shop,
  })
  await serve(tuneServer(createServer(listener)))
}

async function serve(opened: Server) {
  server = opened
  await once(opened.listen(0, '127.0.0.1'), 'listening')
  port = (opened.address() as AddressInfo).port
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET', body = ''): Promise<Answer> {
  const req = request({ port, path, method, headers }).end(body)
  const [res] = await once(req, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of res) chunks.push(chunk)
  return { status: res.statusCode, headers: res.headers, body: Buffer.concat(chunks) }
}

/** What a hand-written request is answered, up to the end of the connection. */
async function send(raw: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.end(Buffer.from(raw, 'latin1'))
  let answer = ''
  for await (const chunk of socket) answer += chunk.toString('latin1')
  return answer
}

describe('a public page', () => {
  it('is asked of the shop once, for nobody in particular', async () => {
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

  it('comes in the encoding that is asked for, each under a tag of its own', async () => {
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
  ])('to one asker alone comes as %s too, unless it may not be stored', async (encoding, unpack) => {
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

  it.each(['gzip', 'br', 'identity'])('is not sent again to who holds it already, as %s', async (encoding) => {
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

  it('is not sent again after an edit that did not touch it', async () => {
    let version = 1
    await open({ fetch: page, version: () => version })
    const headers = { 'accept-encoding': 'br' }
    const { etag = '' } = (await ask('/', headers)).headers
    version = 2
    expect((await ask('/', { ...headers, 'if-none-match': etag })).status).toBe(304)
  })

  it('has a head without a body', async () => {
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

  it('is finished for the others when who asked first goes away', async () => {
    const held = Promise.withResolvers<Response>()
    let asked = 0
    await open({
      fetch: () => {
        asked++
        return held.promise
      },
    })
    const first = request({ port, path: '/' }).end()
    first.on('error', () => {})
    await vi.waitFor(() => expect(asked).toBe(1))
    const second = ask('/')
    first.destroy()
    await vi.waitFor(() => expect(lines.map(({ msg }) => msg)).toContain('asker gone'))
    held.resolve(page())
    expect((await second).body.toString()).toBe(text)
    expect(asked).toBe(1)
    expect(lines.filter(({ level }) => Number(level) >= 40)).toEqual([])
  })

  it('that fails is excused to all who wait, explained to the log once, and tried again', async () => {
    const held = Promise.withResolvers<Response>()
    let asked = 0
    await open({ fetch: () => (asked++ === 0 ? held.promise : page()) })
    const waiting = [ask('/'), ask('/'), ask('/')]
    await vi.waitFor(() => expect(asked).toBe(1))
    held.reject(new Error('secret detail'))
    for (const answer of await Promise.all(waiting)) {
      expect(answer).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store' } })
      expect(answer.body.toString()).not.toContain('secret')
    }
    expect(lines.filter(({ err }) => err)).toMatchObject([{ level: 50, err: { message: 'secret detail' } }])
    expect((await ask('/')).status).toBe(200)
  })

  it('that moved or is not there passes through', async () => {
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

  it('that is for one asker alone passes through as it is', async () => {
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

describe('a request that may depend on who asks', () => {
  it.each([
    ['a sign-in', { cookie: 'session=1' }, 'GET'],
    ['a key', { authorization: 'Bearer 1' }, 'GET'],
    ['a form', {}, 'POST'],
  ])('like %s reaches the shop with all it says, each time', async (_, headers, method) => {
    const seen: string[][] = []
    await open({
      fetch: async (request, { address }) => {
        seen.push([request.method, request.headers.get('x-mine') ?? '', address, await request.text()])
        return page()
      },
    })
    for (const x of ['1', '2']) {
      const answer = await ask('/', { ...headers, 'x-mine': x }, method, method === 'POST' ? `body ${x}` : '')
      expect(answer.body.toString()).toBe(text)
      expect(answer.headers).not.toHaveProperty('etag')
    }
    const body = (x: string) => (method === 'POST' ? `body ${x}` : '')
    expect(seen).toEqual(['1', '2'].map((x) => [method, x, '127.0.0.1', body(x)]))
  })

  it('is neither answered from what is remembered, nor remembered', async () => {
    let asked = 0
    await open({ fetch: (request) => new Response(`${++asked} ${request.headers.get('cookie')}`) })
    expect((await ask('/')).body.toString()).toBe('1 null')
    expect((await ask('/', { cookie: 'session=1' })).body.toString()).toBe('2 session=1')
    expect((await ask('/')).body.toString()).toBe('1 null')
  })

  it('is told where it comes from by proxies that are believed', async () => {
    await open({ fetch: (_, { address }) => new Response(address), trustProxy: 1 })
    const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' }
    expect((await ask('/', headers, 'POST')).body.toString()).toBe('203.0.113.9')
  })

  it('that breaks off is no fault of ours', async () => {
    const begun = Promise.withResolvers<void>()
    await open({
      fetch: async (request) => {
        begun.resolve()
        return new Response(await request.text())
      },
    })
    const upload = request({ port, path: '/', method: 'POST', headers: { 'content-length': '1000' } })
    upload.on('error', () => {})
    upload.write('half')
    await begun.promise
    upload.destroy()
    await vi.waitFor(() => expect(lines.map(({ msg }) => msg)).toContain('asker gone'))
    expect((await ask('/', {}, 'POST', 'whole')).body.toString()).toBe('whole')
    expect(lines.filter(({ level }) => Number(level) >= 40)).toEqual([])
  })

  it('is answered piece by piece when the answer is long, as fast as it is taken', async () => {
    let [pieces, cancelled] = [0, false]
    const endless = () =>
      new ReadableStream({
        pull: async (controller) => {
          await new Promise(setImmediate)
          pieces++
          controller.enqueue(new Uint8Array(100_000))
        },
        cancel: () => {
          cancelled = true
        },
      })
    await open({ fetch: () => new Response(endless()) })
    const req = request({ port, path: '/', method: 'POST' }).end()
    const [res] = await once(req, 'response')
    await once(res.pause(), 'readable')
    const seen: number[] = []
    const standStill = () => {
      seen.push(pieces)
      expect(seen.at(-2)).toBe(pieces)
    }
    await vi.waitFor(standStill, { interval: 100, timeout: 5000 })
    expect(pieces).toBeLessThan(500)
    req.destroy()
    await vi.waitFor(() => expect(cancelled).toBe(true))
    expect(lines).toMatchObject([{ level: 20, msg: 'asker gone' }])
  })

  it.each([
    ['at once', 0],
    ['half-way', 5],
  ])('whose answer breaks off %s is noted with the reason', async (_, pieces) => {
    let left = pieces
    const broken = new ReadableStream({
      pull: async (controller) => {
        await new Promise(setImmediate)
        if (left-- === 0) controller.error(new Error('the disk is gone'))
        else controller.enqueue(new Uint8Array(100_000))
      },
    })
    await open({ fetch: () => new Response(broken) })
    const answer = ask('/', {}, 'POST')
    if (pieces > 0) await expect(answer).rejects.toThrow('aborted')
    else expect((await answer).status).toBe(500)
    await vi.waitFor(() => expect(lines).toContainEqual(expect.objectContaining({ level: 50, err: expect.anything() })))
    expect(lines.filter(({ err }) => err)).toMatchObject([{ err: { message: 'the disk is gone' } }])
  })

  it('is excused when the shop fails, in the way of the API under its path', async () => {
    await open({ fetch: () => Promise.reject(new Error('secret detail')) })
    const answer = await ask('/api/contact', {}, 'POST', '{}')
    expect(answer).toMatchObject({ status: 500, headers: { 'content-type': 'application/json' } })
    expect(JSON.parse(answer.body.toString())).toEqual({
      title: 'Something went wrong',
      reason: 'Please try again in a moment.',
    })
    expect(lines.filter(({ err }) => err)).toHaveLength(1)
  })
})

describe('every answer', () => {
  const protections = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': expect.stringContaining('max-age='),
    'x-request-id': expect.stringMatching(/^[\w.:-]{8,}$/),
  }

  it('protects its reader and bears a name', async () => {
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

  it('keeps what the shop says itself, and insists on TLS only where there is TLS', async () => {
    const fetch = () => new Response(text, { headers: { 'referrer-policy': 'no-referrer', 'x-own': '1' } })
    await open({ fetch, publicUrl: 'http://shop.example' })
    for (const method of ['GET', 'GET', 'POST']) {
      const { headers } = await ask('/', {}, method)
      expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-own': '1' })
      expect(headers).not.toHaveProperty('strict-transport-security')
    }
  })

  it('bears the name that a believed proxy gave it, if that is sane', async () => {
    await open({ fetch: page, trustProxy: 1 })
    const named = async (id: string) => (await ask('/', { 'x-request-id': id })).headers['x-request-id']
    expect(await named('proxy-12345678')).toBe('proxy-12345678')
    expect(await named('<script>alert(1)</script>')).not.toContain('script')
    expect(await named('a'.repeat(500))).not.toContain('aaa')
  })

  it('does not take its name from just anybody', async () => {
    await open({ fetch: page })
    expect((await ask('/', { 'x-request-id': 'mine-12345678' })).headers['x-request-id']).not.toBe('mine-12345678')
  })

  it('is noted without what was searched for; a failure was logged where it happened', async () => {
    await open({ fetch: (request) => (request.url.endsWith('/fails') ? new Response('', { status: 503 }) : page()) })
    for (const path of ['/search?q=secret', '/search?q=secret', '/fails']) await ask(path)
    await vi.waitFor(() => expect(lines).toHaveLength(3))
    const line = { id: expect.any(String), method: 'GET', ms: expect.any(Number) }
    expect(lines).toMatchObject([
      { ...line, level: 20, path: '/search', status: 200 },
      { ...line, level: 20, path: '/search', status: 200 },
      { ...line, level: 20, path: '/fails', status: 503 },
    ])
    expect(JSON.stringify(lines)).not.toContain('secret')
  })
})

describe('a request that nobody honest makes', () => {
  it.each([
    ['GET //evil.example/ HTTP/1.1', 404],
    ['GET /\\evil.example/ HTTP/1.1', 400],
    ['GET /%00 HTTP/1.1', 400],
    ['GET /%ED%A0%80 HTTP/1.1', 400],
    ['GET /%zz HTTP/1.1', 400],
    ['GET /caf\u00e9 HTTP/1.1', 400],
    ['GET http://evil.example/ HTTP/1.1', 200],
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
  ])('%j is answered %i, and the next one as ever', async (start, status) => {
    await open({ fetch: page })
    expect(await send(`${start}\r\nhost: shop.example\r\nconnection: close\r\n\r\n`)).toMatch(`HTTP/1.1 ${status} `)
    expect((await ask('/')).status).toBe(200)
    expect(lines.filter(({ level }) => Number(level) >= 40)).toEqual([])
  })

  it.each(['evil.example/path', 'user@evil.example', 'a b', ''])('names %j as the host: no harm', async (host) => {
    await open({ fetch: ({ url }) => new Response(url) })
    expect(await send(`GET /a HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)).toContain(
      'https://shop.example/a',
    )
    const posted = await send(`POST /a HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
    expect(posted).toMatch(/^HTTP\/1.1 (?:400|200) /)
    expect(lines.filter(({ level }) => Number(level) >= 40)).toEqual([])
  })

  it('does not get an address of its own remembered for pages that are addressed properly', async () => {
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

it('a client that never finishes its head is let go', async () => {
  await serve(tuneServer(createServer({ connectionsCheckingInterval: 20 }), 100))
  const socket = connect({ port, host: '127.0.0.1' })
  socket.write('GET / HTTP/1.1\r\nx: ')
  const [answer] = await once(socket, 'data')
  expect(answer.toString()).toMatch(/^HTTP\/1.1 408 /)
})
