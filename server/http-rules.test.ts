import { connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { calls } from '../contract/calls.ts'
import { createTestDatabase } from '../tests/support/database/database.ts'
import { openEmptyShop } from '../tests/support/empty-shop.ts'
import { listMethods } from '../tests/support/inputs/call-methods.ts'

const database = await createTestDatabase()
const { base, close } = await openEmptyShop(database)
afterAll(async () => {
  await close()
  await database.drop()
})

test('a call with a wrong method is refused with the methods of its address', async () => {
  for (const [path, methods] of Object.entries(listMethods())) {
    const allowed = new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !allowed.has(method))) {
      const answer = await fetch(base + path, { method })
      expect(answer.status, `${method} ${path}`).toBe(405)
      expect(new Set(answer.headers.get('allow')?.split(', ')), `${method} ${path}`).toEqual(allowed)
      expect(await answer.json()).toMatchObject({ title: 'Not allowed', reason: expect.stringMatching(/ only\.$/) })
    }
  }
})

test.each(['/_.data', '/find-us.data', '/store/sofas.data', '/nothing.data'])(
  '%s, which no browser requests, is not found',
  async (path) => {
    expect((await fetch(base + path)).status).toBe(404)
    expect((await fetch(`${base}${path}?_routes=root`)).status).toBe(404)
  },
)

test('HEAD is answered like GET, and OPTIONS lists the methods', async () => {
  const head = await fetch(`${base}/api/category/navbar`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  const options = await fetch(`${base}/api/contact`, { method: 'OPTIONS' })
  expect([options.status, options.headers.get('allow')]).toEqual([204, 'POST, OPTIONS'])
  for (const method of ['GET', 'DELETE', 'OPTIONS']) {
    expect((await fetch(`${base}/api/nothing/here`, { method })).status, method).toBe(404)
  }
})

test('a body over the limit is refused, with or without its length announced', async () => {
  const body = JSON.stringify({ searchField: 'x'.repeat(100_000) })
  expect((await fetch(`${base}/api/search/`, { method: 'POST', body })).status).toBe(413)
  const piecemeal = new Blob([body]).stream()
  const unannounced = await fetch(`${base}/api/search/`, {
    method: 'POST',
    body: piecemeal,
    duplex: 'half',
  } as RequestInit)
  expect(unannounced.status).toBe(413)
})

test('the API has a page for people and a document for programs', async () => {
  const document = await (await fetch(`${base}/api/openapi.json`)).json()
  expect(document).toMatchObject({ openapi: '3.1.0' })
  const paths = Object.keys(document.paths)
  for (const { path } of Object.values(calls)) expect(paths).toContain(path.replace(/:(\w+)\??/g, '{$1}'))
  const page = await fetch(`${base}/api`)
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*frame-ancestors 'none'$/)
  expect(await page.text()).toContain('/api/product/{productUuid}')
})

test.each([
  ['/healthz', 200],
  ['/readyz', 200],
  ['/Admin', 301],
  ['/api/nothing', 404],
  ['/api/range/no-such-range', 404],
  ['/media/nothing.webp', 404],
])('%s answers %i', async (path, status) => {
  const answer = await fetch(base + path, { redirect: 'manual' })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test.each(['/healthz', '/readyz', '/api/login', '/api/captcha/challenge', '/api/auth/get-session', '/admin'])(
  '%s is stored by no cache',
  async (path) => {
    const answer = await fetch(base + path)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('etag')).toBeNull()
  },
)

test('a client that disconnects in the middle of a body disturbs no other', async () => {
  const socket = connect(Number(new URL(base).port), '127.0.0.1')
  socket.write(
    'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"name":',
  )
  await new Promise((resolve) => socket.write('"', resolve))
  socket.destroy()
  expect((await fetch(`${base}/healthz`)).status).toBe(200)
})
