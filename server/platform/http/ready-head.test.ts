import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, it, test, vi } from 'vitest'
import { openServer } from '../http-server.ts'
import { makeForm } from '../response-cache/form.ts'
import { composeHead, formatDate, sendReady } from './ready-head.ts'

let server: Server
afterEach(() => new Promise((resolve) => server.close(resolve).closeAllConnections()))

const body = Buffer.from('whole')
const makeReady = (status: number) =>
  makeForm(
    {
      status,
      headers: [
        ['x-own', 'one, two'],
        ['content-type', 'text/html'],
      ],
      fingerprint: 'print',
      compressible: false,
    },
    'identity',
    body,
  )

/** The whole answer up to the end of the connection, without its date. */
async function send(listener: RequestListener, text: string): Promise<string> {
  server = openServer(listener)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' })
  socket.end(text)
  let answer = ''
  for await (const piece of socket) answer += piece
  server.close()
  return answer.replace(/(?<=\r\nDate: )\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT(?=\r\n)/g, 'now')
}

const request = (method: string) => `${method} / HTTP/1.1\r\nhost: shop.example\r\n\r\n`

it.each([
  ['GET', 200, 1],
  ['GET', 200, 3],
  ['HEAD', 200, 2],
  ['GET', 404, 2],
])('a prepared head equals Node’s byte for byte: %s, %i, %i times', async (method, status, times) => {
  const text = request(method).repeat(times)
  const form = makeReady(status)
  const ready = await send((_, res) => sendReady(res, form, 'id-1'), text)
  const written = await send((_, res) => {
    res.removeHeader('connection')
    const first = ['x-request-id', 'id-1', 'Date', new Date().toUTCString()]
    res.writeHead(status, [...first, ...form.headers]).end(body)
  }, text)
  expect(ready).toBe(written)
  expect(ready.match(/Date: now/g)).toHaveLength(times)
})

test('the date is the second that has begun', () => {
  server = openServer(() => {})
  vi.useFakeTimers()
  const dates = ['2030-06-01T09:00:00.000Z', '2030-06-01T09:00:00.999Z', '2030-06-01T09:00:01.000Z'].map((instant) => {
    vi.setSystemTime(instant)
    return formatDate()
  })
  vi.useRealTimers()
  const [first, second] = ['Sat, 01 Jun 2030 09:00:00 GMT', 'Sat, 01 Jun 2030 09:00:01 GMT']
  expect(dates).toEqual([first, first, second])
})

test('a prepared answer counts as sent, with its status', async () => {
  let seen: unknown
  await send((_, res) => {
    sendReady(res, makeReady(404), 'id-1')
    seen = [res.headersSent, res.statusCode]
  }, request('GET'))
  expect(seen).toEqual([true, 404])
})

test('only the first lines of an answer are composed again, and the rest is written from memory', async () => {
  const form = makeReady(200)
  const handed: unknown[] = []
  await send((_, res) => {
    const { socket } = res
    if (!socket) throw new Error('There is no connection.')
    const write = socket.write.bind(socket)
    socket.write = (piece: never, ...rest: never[]) => handed.push(piece) > 0 && write(piece, ...rest)
    sendReady(res, form, 'id-1')
  }, request('GET'))
  expect(handed[0]).toMatch(/^HTTP\/1.1 200 OK\r\nx-request-id: id-1\r\nDate: [^\r]+\r\n$/)
  expect(handed[1]).toBe(form.sent)
})

test.each([
  ['x-own', 'a\r\nset-cookie: b'],
  ['x own', 'a'],
  ['x-own', 'a\u0001'],
  ['', 'a'],
])('%j: %j is refused in a head', (name, value) => {
  server = openServer(() => {})
  expect(() => composeHead([name, value])).toThrow()
})
