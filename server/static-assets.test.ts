import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSecurityHeaders } from './platform/http/security-headers.ts'
import { openAssets } from './static-assets.ts'

const securityHeaders = listSecurityHeaders('https://shop.example')
const zipped = gzipSync('plain')
let folder = ''
let port = 0
let close = () => {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'))
  await writeFile(join(folder, 'shop-1.js'), 'plain')
  await writeFile(join(folder, 'shop-1.js.br'), 'brotli')
  await writeFile(join(folder, 'shop-1.js.gz'), zipped)
  await writeFile(join(folder, 'serif-1.woff2'), 'font')
  const assets = await openAssets(folder, securityHeaders)
  const server = createServer((req, res) => assets(req, res, () => res.writeHead(418).end()))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  port = (server.address() as AddressInfo).port
  close = () => server.close()
})
afterAll(async () => {
  close()
  await rm(folder, { recursive: true })
})

type Answer = { status?: number; headers: Record<string, string | string[] | undefined>; body: string; socket: Socket }

/** The raw body: fetch would decompress it. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET', agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request({ port, path, headers, method, agent }, (answer) => {
      let body = ''
      answer.on('data', (chunk) => {
        body += chunk
      })
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body, socket: answer.socket }),
      )
    })
    asking.on('error', reject).end()
  })
}

test.each([
  ['gzip, deflate, br, zstd', 'br', 'brotli'],
  ['gzip', 'gzip', String(zipped)],
  ['identity', undefined, 'plain'],
  ['br;q=0, gzip', 'gzip', String(zipped)],
  ['br;q=0, gzip;q=0', undefined, 'plain'],
  ['gzip;q=0, *', 'br', 'brotli'],
])('a browser that accepts %s gets the smallest form of an asset', async (accepted, encoding, body) => {
  const answer = await ask('/assets/shop-1.js', { 'accept-encoding': accepted })
  expect(answer.body).toBe(body)
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript',
    'cache-control': 'max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
})

test('an asset answers only GET and HEAD', async () => {
  const { status, headers } = await ask('/assets/shop-1.js', {}, 'POST')
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
})

test('an asset that the browser has is not sent again', async () => {
  const { headers } = await ask('/assets/shop-1.js', { 'accept-encoding': 'br' })
  const again = await ask('/assets/shop-1.js', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })
  expect(again).toMatchObject({ status: 304, body: '' })
  expect(await ask('/assets/shop-1.js', { 'if-none-match': '*' })).toMatchObject({ status: 304, body: '' })
  const other = await ask('/assets/shop-1.js', { 'accept-encoding': 'gzip', 'if-none-match': String(headers.etag) })
  expect(other.status).toBe(200)
})

test('a connection is kept alive without a header that says so', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const first = await ask('/assets/shop-1.js', {}, 'GET', agent)
  const second = await ask('/assets/shop-1.js', {}, 'GET', agent)
  expect(second.socket).toBe(first.socket)
  expect(first.headers).not.toHaveProperty('connection')
  expect(first.headers).not.toHaveProperty('keep-alive')
  agent.destroy()
})

test('a font is sent uncompressed, and HEAD gets no body', async () => {
  expect(await ask('/assets/serif-1.woff2', { 'accept-encoding': 'br' })).toMatchObject({ status: 200, body: 'font' })
  const head = await ask('/assets/serif-1.woff2', {}, 'HEAD')
  expect(head).toMatchObject({ status: 200, body: '' })
  expect(head.headers['content-length']).toBe('4')
})

test.each([
  '/assets/nothing.js',
  '/assets/../package.json',
  '/assets/%2e%2e/package.json',
  '/assets/shop-1.js.br',
  '/assets/',
])('%s is not found', async (path) => {
  expect((await ask(path)).status).toBe(404)
})

test.each([
  ['GET', '/assets/nothing.js', 404],
  ['POST', '/assets/shop-1.js', 405],
])('a refused %s %s has the headers of every answer', async (method, path, status) => {
  const answer = await ask(path, {}, method)
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject(Object.fromEntries(securityHeaders))
})

test('other paths are passed on', async () => {
  expect((await ask('/store/sofas')).status).toBe(418)
})

test('an asset has a fixed content type', async () => {
  const { headers } = await ask('/assets/shop-1.js')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-type': expect.stringContaining('javascript'),
  })
})
