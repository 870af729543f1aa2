import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from './answer.ts'
import { createResponseCache, type ResponseCache } from './cache.ts'

let version: number
let cache: ResponseCache
let computed: string[]

beforeEach(() => {
  version = 1
  computed = []
  cache = createResponseCache({ maxBytes: 1_000_000, version: () => version })
})

const html = { 'content-type': 'text/html' }
const page = (body: string, init: ResponseInit = { headers: html }) => {
  return async () => {
    computed.push(body)
    return new Response(body, init)
  }
}
const read = (outcome: Answer | Response) => {
  if (outcome instanceof Response) throw new Error('passed on')
  return outcome.forms.identity?.body.toString()
}

/** A computation that the test completes. */
function hold() {
  const held = Promise.withResolvers<Response>()
  const compute = () => {
    computed.push('held')
    return held.promise
  }
  return { compute, ...held }
}

describe('a page', () => {
  it('is computed once and cached', async () => {
    expect(read(await cache.obtain('/', page('first')))).toBe('first')
    expect(read(await cache.obtain('/', page('second')))).toBe('first')
    expect(cache.find('/')?.forms.identity?.body.toString()).toBe('first')
    expect(computed).toEqual(['first'])
  })

  it('is computed once for all who ask at the same time', async () => {
    const { compute, resolve } = hold()
    const asked = Array.from({ length: 100 }, () => cache.obtain('/', compute))
    const elsewhere = cache.obtain('/other', page('other'))
    expect(read(await elsewhere)).toBe('other')
    resolve(new Response('once', { headers: html }))
    expect((await Promise.all(asked)).map(read)).toEqual(Array(100).fill('once'))
    expect(computed).toEqual(['held', 'other'])
  })

  it('that fails, fails for those who wait and is computed again for the next', async () => {
    const { compute, reject } = hold()
    const asked = [cache.obtain('/', compute), cache.obtain('/', compute)]
    reject(new Error('no database'))
    expect(await Promise.allSettled(asked)).toMatchObject([
      { status: 'rejected', reason: { message: 'no database' } },
      { status: 'rejected', reason: { message: 'no database' } },
    ])
    expect(read(await cache.obtain('/', page('well again')))).toBe('well again')
  })

  it('whose body breaks off is not cached', async () => {
    const broken = new ReadableStream({
      pull(controller) {
        if (computed.length > 0) return controller.error(new Error('broke off'))
        computed.push('half')
        controller.enqueue(new Uint8Array(2000))
      },
    })
    await expect(cache.obtain('/', async () => new Response(broken, { headers: html }))).rejects.toThrow('broke off')
    expect(cache.find('/')).toBeUndefined()
    expect(read(await cache.obtain('/', page('whole')))).toBe('whole')
  })
})

describe('a change of content', () => {
  it('invalidates everything', async () => {
    await cache.obtain('/a', page('old a'))
    await cache.obtain('/b', page('old b'))
    version = 2
    expect(cache.find('/a')).toBeUndefined()
    expect(read(await cache.obtain('/b', page('new b')))).toBe('new b')
    expect(cache.bytes()).toBeLessThan(5000)
  })

  it('gives an answer begun before it only to earlier requests, and does not cache it', async () => {
    const { compute, resolve } = hold()
    const before = cache.obtain('/', compute)
    version = 2
    const after = cache.obtain('/', page('new'))
    expect(read(await after)).toBe('new')
    resolve(new Response('old', { headers: html }))
    expect(read(await before)).toBe('old')
    expect(read(await cache.obtain('/', page('newer')))).toBe('new')
  })

  it('keeps an answer begun before it out of the cache even when nobody else asks', async () => {
    const { compute, resolve } = hold()
    const before = cache.obtain('/', compute)
    version = 2
    resolve(new Response('old', { headers: html }))
    await before
    expect(read(await cache.obtain('/', page('new')))).toBe('new')
  })

  it('starts no third computation when an outdated one ends while the new one runs', async () => {
    const [old, fresh] = [hold(), hold()]
    const before = cache.obtain('/', old.compute)
    version = 2
    const after = cache.obtain('/', fresh.compute)
    old.resolve(new Response('old', { headers: html }))
    await before
    const joined = cache.obtain('/', page('third'))
    fresh.resolve(new Response('new', { headers: html }))
    expect([read(await after), read(await joined)]).toEqual(['new', 'new'])
  })

  it('hides earlier answers from every later request', async () => {
    const act = fc.oneof(
      { weight: 3, arbitrary: fc.record({ type: fc.constant('ask' as const), key: fc.constantFrom('/a', '/b') }) },
      { weight: 2, arbitrary: fc.record({ type: fc.constant('finish' as const), which: fc.nat(5) }) },
      { weight: 1, arbitrary: fc.record({ type: fc.constant('edit' as const) }) },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
        let now = 1
        const shop = createResponseCache({ maxBytes: 1_000_000, version: () => now })
        const underWay: (() => void)[] = []
        const asked: Promise<void>[] = []
        const ask = async (key: string) => {
          const askedAt = now
          const outcome = await shop.obtain(key, () => {
            const made = new Response(String(now), { headers: html })
            return new Promise((resolve) => underWay.push(() => resolve(made)))
          })
          expect(Number(read(outcome))).toBeGreaterThanOrEqual(askedAt)
        }
        for (const { type, ...rest } of acts) {
          if (type === 'edit') now++
          if (type === 'ask' && 'key' in rest) asked.push(ask(rest.key))
          if (type === 'finish' && 'which' in rest) underWay.splice(rest.which, 1)[0]?.()
          await new Promise(setImmediate)
        }
        for (const finish of underWay) finish()
        await Promise.all(asked)
      }),
      { numRuns: 100 },
    )
  })
})

describe('does not cache', () => {
  it.each([
    ['an error', { status: 500 }],
    ['a missing page', { status: 404 }],
    ['a redirect', { status: 302, headers: { location: '/' } }],
  ])('%s, but shares it among concurrent requests', async (_, init) => {
    const { compute, resolve } = hold()
    const asked = [cache.obtain('/', compute), cache.obtain('/', compute)]
    resolve(new Response('so it is', init))
    expect((await Promise.all(asked)).map(read)).toEqual(['so it is', 'so it is'])
    expect(computed).toHaveLength(1)
    expect(read(await cache.obtain('/', page('asked again')))).toBe('asked again')
  })

  it.each([
    ['an answer that sets a cookie', { 'set-cookie': 'a=1' }],
    ['a private answer', { 'cache-control': 'private, max-age=60' }],
    ['an answer with no-store', { 'cache-control': 'No-Store' }],
    ['an answer that varies by cookie', { vary: 'Cookie' }],
    ['an answer that varies by anything', { vary: '*' }],
    ['an encoded answer', { 'content-encoding': 'gzip' }],
    ['an answer announced as too large', { 'content-length': '250001' }],
  ])('%s, and answers each request by itself', async (_, headers) => {
    const first = page('mine', { headers })
    const outcomes = await Promise.all([cache.obtain('/', first), cache.obtain('/', page('yours', { headers }))])
    expect(outcomes.every((outcome) => outcome instanceof Response)).toBe(true)
    expect(await Promise.all(outcomes.map((outcome) => (outcome as Response).text()))).toEqual(['mine', 'yours'])
    expect(cache.find('/')).toBeUndefined()
  })

  it('an answer over a quarter of the memory', async () => {
    expect(read(await cache.obtain('/', page('x'.repeat(260_000))))).toHaveLength(260_000)
    expect(cache.find('/')).toBeUndefined()
    expect(cache.bytes()).toBe(0)
  })

  it('an answer for an over-long address', async () => {
    const key = `/${'a'.repeat(3000)}`
    await cache.obtain(key, page('long'))
    expect(cache.find(key)).toBeUndefined()
  })
})
