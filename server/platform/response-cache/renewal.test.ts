import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitFor } from '../../../tests/support/runner/wait-for.ts'
import type { Answer } from './answer.ts'
import { createResponseCache, type ResponseCache } from './cache.ts'
import { startRenewal } from './renewal.ts'

const text = 'kiln-dried oak and what else is made of it: '.repeat(300)
let version: number
let away: boolean
let season: string
let made: string[]
let cache: ResponseCache
let renewal: ReturnType<typeof startRenewal>

const obtain = (key: string) =>
  cache.obtain(key, async () => {
    made.push(key)
    if (away) return new Response('', { status: 503, headers: { 'cache-control': 'no-store' } })
    const headers = { 'content-type': 'text/html', 'x-season': season }
    return new Response(`${text} ${key} ${key === '/terms' ? '' : version}`, { headers })
  })

beforeEach(() => {
  version = 1
  away = false
  season = ''
  made = []
  cache = createResponseCache({ maxBytes: 10_000_000, version: () => version })
  const isWorthIt = (key: string) => !key.startsWith('/api/')
  renewal = startRenewal({ cache, version: () => version, isWorthIt, obtain, lookMs: 1 })
})
afterEach(() => renewal.close())

async function ask(key: string, times = 1): Promise<Answer> {
  const answer = (await obtain(key)) as Answer
  await cache.encode(key, answer, 'br')
  for (let time = 0; time < times; time += 1) cache.noteSent(key, answer)
  return answer
}

test('after a change the most requested pages are renewed, the most requested first', async () => {
  await ask('/', 3)
  await ask('/search', 1)
  await ask('/sofas', 2)
  await ask('/api/product/1', 9)
  await ask('/never', 0)
  made = []
  version = 2
  await waitFor(() => expect(made).toEqual(['/', '/sofas', '/search']))
  await waitFor(() => expect(cache.find('/search')?.forms.br).toBeDefined())
  expect(brotliDecompressSync(cache.find('/')?.forms.br?.body ?? '').toString()).toBe(`${text} / 2`)
})

test('a hundred pages are renewed, and those requested long ago are not among them', async () => {
  for (let page = 0; page < 150; page += 1) await ask(`/old-${page}`, 1)
  version = 2
  await waitFor(() => expect(cache.find('/old-99')?.forms.br).toBeDefined())
  await ask('/new', 1)
  made = []
  version = 3
  await waitFor(() => expect(made).toHaveLength(100))
  expect(made[0]).toBe('/new')
})

test('a change while pages are renewed starts the renewal again from the first page', async () => {
  for (const page of ['/', '/a', '/b']) await ask(page, 2)
  made = []
  const moveOn = waitFor(() => expect(made).toEqual(['/']), { interval: 1 }).then(() => (version = 3))
  version = 2
  await moveOn
  await waitFor(() => expect(made.slice(-3)).toEqual(['/', '/a', '/b']))
  expect(cache.find('/b')?.forms.identity ?? cache.find('/b')?.forms.br).toBeDefined()
})

test('an answer that is sent often is compressed better, and has the same content', async () => {
  const once = await ask('/', 1)
  const quick = once.forms.br
  await ask('/', 3)
  await waitFor(() => expect(once.forms.br).not.toBe(quick))
  const better = once.forms.br
  expect(better?.body.length).toBeLessThan(quick?.body.length ?? 0)
  expect(brotliDecompressSync(better?.body ?? '').toString()).toBe(`${text} / 1`)
  const [tag] = [quick, better].map((form) => form?.headers[(form?.headers.indexOf('etag') ?? 0) + 1])
  expect(better?.headers).toContain(tag)
})

test('a change that leaves a page as it was keeps its better compression', async () => {
  const before = await ask('/terms', 4)
  const quick = before.forms.br
  await waitFor(() => expect(before.forms.br).not.toBe(quick))
  version = 2
  const after = await ask('/terms', 4)
  expect(after).not.toBe(before)
  expect(after.forms.br).toBe(before.forms.br)
  season = 'autumn'
  version = 3
  expect((await ask('/terms')).forms.br?.headers).toContain('autumn')
})

test('during an outage the most requested answers from before a change are sent, until they are renewed', async () => {
  const old = await ask('/', 1)
  const call = await ask('/api/product/1', 1)
  away = true
  version = 2
  expect([await obtain('/'), await obtain('/api/product/1')]).toEqual([old, call])
  expect(await obtain('/never')).toBeInstanceOf(Response)
  version = 3
  expect(await obtain('/')).toBe(old)

  away = false
  await waitFor(() => expect(cache.find('/')).toBeDefined())
  await waitFor(async () => {
    away = true
    expect(await obtain('/api/product/1')).toBeInstanceOf(Response)
  })
  expect(await obtain('/')).not.toBe(old)
})

test('a page that a change has removed is not served from the cache during an outage', async () => {
  await ask('/', 1)
  away = true
  version = 2
  const gone = async () => new Response('', { status: 404 })
  expect((await cache.obtain('/', gone)).status).toBe(404)
  expect((await obtain('/')).status).toBe(503)
})
