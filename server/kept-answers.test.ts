import { connect } from 'node:net'
import { text as consumeText } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from '../tests/support/runner/wait-for.ts'
import { buildTestServer, page, text } from '../tests/support/test-server.ts'

const { close, ask, lines, open, port, send } = buildTestServer()
afterEach(close)

describe('a cached answer', () => {
  const get = (path: string, rest = '', version = '1.1') =>
    `GET ${path} HTTP/${version}\r\nhost: shop.example\r\n${rest}\r\n`
  const whole = (answers: string) => answers.split(text).length - 1

  it('keeps the connection alive without a header that says so', async () => {
    await open({ fetch: page })
    await ask('/')
    const answers = await send(get('/').repeat(3))
    expect(whole(answers)).toBe(3)
    expect(answers).not.toMatch(/\r\n(?:connection|keep-alive):/i)
  })

  it('keeps the order of pipelined requests', async () => {
    const slow = Promise.withResolvers<Response>()
    const shown: (string | undefined)[] = []
    await open({
      onShown: ({ url }) => shown.push(url),
      fetch: ({ url }) => (url.endsWith('/slow') ? slow.promise : page()),
    })
    await ask('/')
    const socket = connect({ port: port(), host: '127.0.0.1' })
    socket.write(get('/') + get('/slow') + get('/') + get('/', 'if-none-match: *\r\nconnection: close\r\n'))
    await waitFor(() => expect(shown).toEqual(['/', '/', '/', '/']))
    slow.resolve(new Response('slow', { headers: { 'content-length': '4' } }))
    const bodies = (await consumeText(socket)).split(/HTTP\/1.1 \d{3} .*?\r\n\r\n/s).slice(1)
    expect(bodies).toEqual([text, 'slow', text, ''])
  })

  it.each([
    ['1.1', 'connection: close\r\n', 'close'],
    ['1.0', '', 'close'],
    ['1.0', 'connection: keep-alive\r\n', 'keep-alive'],
  ])('tells a client of HTTP/%s with %j whether the connection stays open', async (version, header, said) => {
    await open({ fetch: page })
    await ask('/')
    const answers = await send(get('/', header, version).repeat(2))
    expect(whole(answers)).toBe(said === 'close' ? 1 : 2)
    expect(answers).toMatch(new RegExp(`^HTTP/1.1 200 OK\r\n.*\r\nconnection: ${said}\r\n`, 'is'))
  })

  it('answers HEAD with its headers alone', async () => {
    await open({ fetch: page })
    const { headers } = await ask('/')
    const head = await ask('/', {}, 'HEAD')
    expect(head.body).toHaveLength(0)
    expect(Object.keys(head.headers)).toEqual(
      Object.keys(headers).filter((name) => !/^(connection|keep-alive)$/.test(name)),
    )
    expect(head.headers['content-length']).toBe(String(text.length))
  })

  it('survives a client that has disconnected', async () => {
    await open({ fetch: page })
    await ask('/')
    for (let i = 0; i < 20; i++) {
      const socket = connect({ port: port(), host: '127.0.0.1' }).on('error', () => {})
      socket.write(get('/').repeat(50))
      socket.once('data', () => socket.resetAndDestroy())
      await new Promise((resolve) => socket.once('close', resolve))
    }
    expect((await ask('/')).body.toString()).toBe(text)
    expect(lines.filter(({ level }) => Number(level) >= 40)).toEqual([])
  })
})
