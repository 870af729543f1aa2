import { once } from 'node:events'
import { request as ask } from 'node:http'
import { expect, test } from '@playwright/test'

/** Sends the address as written: a browser or fetch would normalise it first. */
async function send(base: string | undefined, path: string, method = 'GET') {
  const { hostname, port } = new URL(base ?? '')
  const [answer] = await once(ask({ hostname, port, path, method }).end(), 'response')
  answer.resume()
  return { status: answer.statusCode, allow: answer.headers.allow }
}

test('a malformed address is refused', async ({ baseURL }) => {
  for (const path of ['/%zz', '/%ff', '/search/%ED%A0%80', '/%']) {
    expect(await send(baseURL, path), path).toMatchObject({ status: 400 })
  }
})

test('a browser that sends too many cookies is told so', async ({ request }) => {
  const refused = await request.get('/', { headers: { cookie: `many=${'a'.repeat(20_000)}` } })
  expect(refused.status()).toBe(431)
  expect(refused.headers()['x-frame-options']).toBe('DENY')
  expect(await refused.text()).toContain('Please delete the cookies of this site')
})

test('a page answers only GET, HEAD and OPTIONS', async ({ baseURL }) => {
  for (const [path, method] of [
    ['/', 'POST'],
    ['/find-us', 'PUT'],
    ['/healthz', 'DELETE'],
    ['/admin', 'POST'],
    ['/search/oak.data', 'POST'],
  ] as const) {
    expect(await send(baseURL, path, method), path).toEqual({ status: 405, allow: 'GET, HEAD, OPTIONS' })
  }
})

test('the data of a page is served only at the address that browsers request', async ({ request, page }) => {
  for (const path of ['/_.data', '/find-us.data', '/store/sofas-chairs.data', '/nothing.data']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  const unknown = await request.get('/admin/nothing.data')
  expect([unknown.status(), unknown.headers()['content-type']]).toEqual([404, 'text/x-script'])
  await page.goto('/search/oak.data')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for oak.data')
})
