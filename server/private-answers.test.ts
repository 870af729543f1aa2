import { once } from 'node:events'
import { request } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from '../tests/support/runner/wait-for.ts'
import { buildTestServer, page, text } from '../tests/support/test-server.ts'

const { close, ask, lines, open, port } = buildTestServer()
afterEach(close)

describe('a private request', () => {
  it.each([
    ['a sign-in', { cookie: 'session=1' }, 'GET'],
    ['a key', { authorization: 'Bearer 1' }, 'GET'],
    ['a form', {}, 'POST'],
  ])('like %s reaches the shop unchanged each time', async (_, headers, method) => {
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

  it('is neither answered from the cache nor cached', async () => {
    let asked = 0
    await open({ fetch: (request) => new Response(`${++asked} ${request.headers.get('cookie')}`) })
    expect((await ask('/')).body.toString()).toBe('1 null')
    expect((await ask('/', { cookie: 'session=1' })).body.toString()).toBe('2 session=1')
    expect((await ask('/')).body.toString()).toBe('1 null')
  })

  it('gets its client address from trusted proxies alone', async () => {
    await open({ fetch: (_, { address }) => new Response(address), trustProxy: 1 })
    const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' }
    expect((await ask('/', headers, 'POST')).body.toString()).toBe('203.0.113.9')
  })

  it('that is aborted is not logged as a fault', async () => {
    const begun = Promise.withResolvers<void>()
    await open({
      fetch: async (request) => {
        begun.resolve()
        return new Response(await request.text())
      },
    })
    const upload = request({ port: port(), path: '/', method: 'POST', headers: { 'content-length': '1000' } })
    upload.on('error', () => {})
    upload.write('half')
    await begun.promise
    upload.destroy()
    await waitFor(() => expect(lines.map(({ msg }) => msg)).toContain('client gone'))
    expect((await ask('/', {}, 'POST', 'whole')).body.toString()).toBe('whole')
    expect(lines.filter(({ level }) => Number(level) >= 40)).toEqual([])
  })

  it('gets a long answer in chunks, only as fast as the client reads', async () => {
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
    const req = request({ port: port(), path: '/', method: 'POST' }).end()
    const [res] = await once(req, 'response')
    await once(res.pause(), 'readable')
    const seen: number[] = []
    const standStill = () => {
      seen.push(pieces)
      expect(seen.at(-2)).toBe(pieces)
    }
    await waitFor(standStill, { interval: 100 })
    expect(pieces).toBeLessThan(500)
    req.destroy()
    await waitFor(() => expect(cancelled).toBe(true))
    expect(lines).toMatchObject([{ level: 20, msg: 'client gone' }])
  })

  it.each([
    ['at once', 0],
    ['half-way', 5],
  ])('whose answer breaks off %s is logged with the reason', async (_, pieces) => {
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
    await waitFor(() => expect(lines).toContainEqual(expect.objectContaining({ level: 50, err: expect.anything() })))
    expect(lines.filter(({ err }) => err)).toMatchObject([{ err: { message: 'the disk is gone' } }])
  })

  it('gets an apology as JSON under the path of the API when the shop fails', async () => {
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
