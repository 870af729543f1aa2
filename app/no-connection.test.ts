import type { ClientLoaderFunctionArgs } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { staffApi } from './admin/api.ts'
import { browserApi, inBrowser, orMissing, type PageRequest } from './api.ts'
import { NoConnection } from './no-connection.ts'
import { visitApi } from './storefront/visit/visit-api.ts'

let limit: AbortController
/** Never answers, like a broken connection: its promise settles only with its signal. */
const isLost: typeof fetch = (_, { signal } = {}) =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
const ask = vi.fn(isLost)

const endTime = () => limit.abort(new DOMException('The operation timed out.', 'TimeoutError'))

beforeEach(() => {
  limit = new AbortController()
  ask.mockReset().mockImplementation(isLost)
  vi.stubGlobal('fetch', ask)
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  ['a form', () => browserApi().endShare({ token: 'token', endKey: 'key' })],
  ['a change of a visit', () => visitApi().cancelVisit({ key: 'key' })],
])('%s of a shopper that gets no answer is given up as unreachable, and sent once', async (_, send) => {
  const sent = send()
  endTime()
  await expect(sent).rejects.toBeInstanceOf(NoConnection)
  expect(AbortSignal.timeout).toHaveBeenCalledExactlyOnceWith(20_000)
  expect(ask).toHaveBeenCalledOnce()
})

test.each([
  ['a form', () => browserApi().contact({ name: 'A', email: 'a@b.uk', description: 'C', captchaValue: 'd' })],
  ['a page', () => browserApi(new AbortController().signal).settings()],
  ['staff', () => staffApi.tasks()],
])('a page that a network sends in place of an answer to %s is a lost connection', async (_, send) => {
  ask.mockImplementation(async () => new Response('<title>Sign in to our Wi-Fi</title>'))
  await expect(send()).rejects.toBeInstanceOf(NoConnection)
})

test('a staff call without an answer times out after two minutes, and can be repeated', async () => {
  const sent = staffApi.tasks()
  endTime()
  await expect(sent).rejects.toBeInstanceOf(NoConnection)
  expect(AbortSignal.timeout).toHaveBeenCalledExactlyOnceWith(120_000)
})

test('a part that a page requests later times out after a minute, and says so in its place', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const asked = orMissing(visitApi(new AbortController().signal).visitSlots({ categoryId: 0 }))
  endTime()
  expect(await asked).toEqual({ missing: 'no connection' })
  expect(AbortSignal.timeout).toHaveBeenCalledExactlyOnceWith(60_000)
})

test('a refusal by a page of HTML stays a refusal', async () => {
  ask.mockImplementation(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(await browserApi().settings()).toHaveProperty('status', 502)
})

test('a call that a page has cancelled is not reported as a lost connection', async () => {
  const leaving = new AbortController()
  const asked = browserApi(leaving.signal).settings()
  leaving.abort()
  await expect(asked).rejects.toHaveProperty('name', 'AbortError')
})

/** Opens a page by a link; no call is answered, and the page's timeout passes. */
function openLost<Data>(load: (asked: PageRequest) => Promise<Data>): Promise<Data> {
  const request = new Request('https://shop.example/latest-products')
  const visit = { request, url: new URL(request.url), params: {}, pattern: '/latest-products', context: {} }
  const loading = inBrowser(load)(visit as unknown as ClientLoaderFunctionArgs)
  expect(AbortSignal.timeout).toHaveBeenCalledWith(60_000)
  endTime()
  return loading
}

test('a page whose own call times out after a minute is shown as unreachable', async () => {
  await expect(openLost(({ api }) => api.latestProductsInfo())).rejects.toBeInstanceOf(NoConnection)
})

test('a part of a page that times out after a minute says so in its place', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  expect(await openLost(({ api }) => orMissing(api.newIn()))).toEqual({ missing: 'no connection' })
})
