import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, describe, expect, it, test } from 'vitest'
import { WholeResponse } from '../app/whole-response.ts'
import { openStaffShop } from '../tests/support/staff/staff-shop.ts'
import { buildTestServer, page } from '../tests/support/test-server.ts'
import { openBodies } from './platform/http/bodies.ts'
import type { Asker } from './serve.ts'

const { close, open, ask, port, send } = buildTestServer()
afterEach(close)

const half = 'POST /x HTTP/1.1\r\nhost: shop.example\r\ncontent-length: 1000000\r\n\r\nhalf of it'

/** Sends the start of a request without ending it, and returns everything that the shop answers. */
async function sendOn(start: string): Promise<string> {
  const socket = connect({ port: port(), host: '127.0.0.1' })
  let answer = ''
  socket.on('error', () => {})
  socket.on('data', (piece) => {
    answer += piece.toString('latin1')
  })
  socket.write(start)
  await once(socket, 'end')
  socket.destroy()
  return answer
}

describe('a connection with unread data', () => {
  it.each(['POST', 'GET', 'HEAD', 'DELETE'])('ends with the answer to %s', async (method) => {
    await open({ fetch: page })
    const answer = await sendOn(half.replace('POST', method))
    expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n/)
    expect(answer).toMatch(/connection: close/i)
  })

  it('ends with a refusal too', async () => {
    await open({ fetch: page })
    expect(await sendOn(half.replace('/x', '/%zz'))).toMatch(/^HTTP\/1.1 400 .*connection: close/is)
  })
})

it('the bodies of a flood of refused requests stay unread, except on a few connections', async () => {
  const [connections, megabyte] = [200, 1024 * 1024]
  const sockets: Socket[] = []
  const refused = Buffer.from('{}')
  await open({
    fetch: (_, { incoming }) => {
      sockets.push((incoming as IncomingMessage).socket)
      return new WholeResponse(refused, { status: 401 })
    },
  })
  const body = Buffer.alloc(4 * megabyte, 'x')
  const pour = async () => {
    const socket = connect({ port: port(), host: '127.0.0.1' })
    socket.on('error', () => {}).resume()
    socket.write(`POST /x HTTP/1.1\r\nhost: shop.example\r\ncontent-length: ${body.length}\r\n\r\n`)
    socket.write(body)
    await new Promise((resolve) => socket.once('close', resolve))
  }
  await Promise.all(Array.from({ length: connections }, pour))
  expect(sockets).toHaveLength(connections)
  expect(sockets.filter(({ bytesRead }) => bytesRead > megabyte / 4).length).toBeLessThanOrEqual(8)
})

it('the bodies on one connection leave no wrapper behind on its socket', async () => {
  const closers: unknown[] = []
  await open({
    fetch: async (request, { incoming }) => {
      closers.push((incoming as IncomingMessage).socket.destroySoon)
      return new Response(await request.text())
    },
  })
  const post = 'POST /x HTTP/1.1\r\nhost: shop.example\r\ncontent-length: 5\r\n'
  await send(`${`${post}\r\nwhole`.repeat(3)}${post}connection: close\r\n\r\nwhole`)
  expect(closers).toHaveLength(4)
  expect(new Set(closers).size).toBe(1)
})

it('a connection whose requests were read completely stays open', async () => {
  await open({ fetch: async (request) => new Response(await request.text()) })
  const start = 'HTTP/1.1\r\nhost: shop.example\r\n'
  const answers = await send(`POST /x ${start}content-length: 5\r\n\r\nwhole${`GET / ${start}\r\n`.repeat(2)}`)
  expect(answers.match(/HTTP\/1.1 200 OK\r\n/g)).toHaveLength(3)
  expect(answers).not.toMatch(/connection: close/i)
})

it.each(['POST', 'DELETE'])('a %s without a body is answered at once', async (method) => {
  const bodies = openBodies(10_000)
  await open({
    fetch: async (request, { incoming }) => {
      const read = await bodies.read({ req: { raw: request }, env: { incoming } }, { maxBytes: 1000, seconds: 600 })
      return new Response(`${read.length} ${(await request.text()).length}`)
    },
  })
  expect(await send(`${method} /x HTTP/1.1\r\nhost: shop.example\r\n\r\n`)).toMatch(/^HTTP\/1.1 200 .*\r\n\r\n0 0$/s)
})

const shop = await openStaffShop()
afterAll(shop.close)

describe('a body in chunks', () => {
  const start = 'POST / HTTP/1.1\r\nhost: shop.example\r\ntransfer-encoding: chunked\r\n\r\n'
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
  const echo = async (_: Request, { incoming }: Asker) => new Response(await new Response(incoming as never).text())

  it('is read, however it is divided', async () => {
    await open({ fetch: echo })
    for (const pieces of [['one ', 'two ', 'three'], [...'single letters'], ['x'.repeat(40_000), 'y']]) {
      const socket = connect({ port: port(), host: '127.0.0.1' })
      socket.write(`${start}${pieces.map(chunk).join('')}0\r\n\r\n`)
      let answer = ''
      for await (const piece of socket) {
        answer += piece.toString('latin1')
        if (answer.includes(pieces.join(''))) break
      }
      expect(answer).toMatch(/^HTTP\/1.1 200 /)
    }
  })

  it('ends the connection when dozens of its chunks are single bytes', async () => {
    await open({ fetch: echo })
    const socket = connect({ port: port(), host: '127.0.0.1' })
    socket.on('error', () => {})
    socket.resume().write(start + chunk('x').repeat(100))
    await once(socket, 'close')
    expect((await ask('/', {}, 'POST', 'whole')).status).toBe(200)
  })
})

describe('an enquiry on a slow connection', () => {
  const enquiry = JSON.stringify({ name: 'Ada', description: 'Does the Alder come in green? '.repeat(60) })
  const head = (length: string) => `POST /api/contact HTTP/1.1\r\nhost: shop.example\r\n${length}\r\n\r\n`
  const inPieces = (size: number) => enquiry.match(new RegExp(`.{1,${size}}`, 'g')) ?? []

  it.each([
    ['byte by byte', `content-length: ${enquiry.length}`, inPieces(1)],
    ['in small chunks', 'transfer-encoding: chunked', inPieces(70).map((piece) => `46\r\n${piece.padEnd(70)}\r\n`)],
  ])('arrives, though it comes %s', async (_, length, pieces) => {
    let arrived = Promise.withResolvers<void>()
    await open({
      fetch: async (_request, { incoming }) => {
        let text = ''
        incoming?.on('data', (piece) => {
          text += piece
          arrived.resolve()
        })
        await once(incoming as IncomingMessage, 'end')
        return Response.json(JSON.parse(text))
      },
    })
    const socket = connect({ port: port(), host: '127.0.0.1', noDelay: true })
    socket.write(head(length))
    for (const piece of pieces) {
      socket.write(piece)
      await arrived.promise
      arrived = Promise.withResolvers()
    }
    if (length.startsWith('transfer')) socket.write('0\r\n\r\n')
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 200 /)
    socket.destroy()
  })
})

describe('staff calls', () => {
  /** A body that must stay unread. */
  const unread = () => new ReadableStream({ pull: () => expect.unreachable('It was read.') }, { highWaterMark: 0 })
  const send = (headers: Record<string, string>) =>
    shop.app.request(
      `${shop.publicUrl}/api/staff/brands`,
      { method: 'POST', headers, body: unread(), duplex: 'half' } as RequestInit,
      { address: '192.0.2.1' },
    )

  test('check session, site and role before anything is read', async () => {
    await shop.employ('sales')
    const { jar } = await shop.enter('sales@shop.example')
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const origin = shop.publicUrl
    expect((await send({ origin })).status).toBe(401)
    expect((await send({ origin, cookie: 'showroom.session_token=forged.signature' })).status).toBe(401)
    expect((await send({ origin: 'http://evil.example', cookie })).status).toBe(403)
    expect((await send({ origin, cookie })).status).toBe(403)
  })

  test.each(['{"name":', 'garbage', '[]', '\0'])('answer %j without a session with 401', async (body) => {
    const address = `${shop.publicUrl}/api/staff/brands`
    const { status } = await shop.app.request(address, { method: 'POST', body }, { address: '192.0.2.1' })
    expect(status).toBe(401)
  })
})
