import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, it, test } from 'vitest'
import { openServer } from '../http-server.ts'
import { composeHead, writeReadyHead } from './ready-head.ts'

let server: Server
afterEach(() => new Promise((resolve) => server.close(resolve).closeAllConnections()))

const headers = ['content-type', 'text/html', 'x-own', 'one, two', 'content-length', '5']
const body = Buffer.from('whole')

/** All that is sent back until the other end closes, but for the time. */
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
])('a ready head is byte for byte what Node writes: %s, %i, %i times', async (method, status, times) => {
  const text = request(method).repeat(times)
  const head = composeHead(status, headers)
  const ready = await send((_, res) => {
    writeReadyHead(res, status, head, 'id-1')
    res.end(body)
  }, text)
  const written = await send((_, res) => {
    res.removeHeader('connection')
    res.writeHead(status, [...headers, 'x-request-id', 'id-1']).end(body)
  }, text)
  expect(ready).toBe(written)
  expect(ready.match(/Date: now/g)).toHaveLength(times)
})

test('it is known as sent, and its status as that of the answer', async () => {
  let seen: unknown
  await send((_, res) => {
    writeReadyHead(res, 404, composeHead(404, headers), 'id-1')
    seen = [res.headersSent, res.statusCode]
    res.end(body)
  }, request('GET'))
  expect(seen).toEqual([true, 404])
})

test.each([
  ['x-own', 'a\r\nset-cookie: b'],
  ['x own', 'a'],
  ['x-own', 'a\u0001'],
  ['', 'a'],
])('%j: %j gets into no head', (name, value) => {
  server = openServer(() => {})
  expect(() => composeHead(200, [name, value])).toThrow()
})
