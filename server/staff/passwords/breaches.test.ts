import { hash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openLog } from '../../platform/log.ts'
import { openBreaches } from './breaches.ts'

const password = 'oak and ash and thorn'
const digest = hash('sha1', password, 'hex').toUpperCase()
const closing: (() => unknown)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

/** A local service with its received requests and the log. */
async function openService(answer: RequestListener, timeoutMs?: number) {
  const asked: string[] = []
  const lines: string[] = []
  const server = createServer((req, res) => {
    asked.push(req.url ?? '')
    answer(req, res)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const rangeUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/range/`
  const log = openLog('info', { isTTY: false, write: (line: string) => lines.push(line) > 0 } as never)
  return { asked, lines, isBreached: openBreaches({ rangeUrl, log, timeoutMs }) }
}

test('a leaked password is found, and the service gets five digits of its hash', async () => {
  const { asked, lines, isBreached } = await openService((_, res) =>
    res.end(`${'0'.repeat(35)}:9\r\n${digest.slice(5)}:3\r\n`),
  )
  expect(await isBreached(password)).toBe(true)
  expect(asked).toEqual([`/range/${digest.slice(0, 5)}`])
  expect(await isBreached('another password of mine')).toBe(false)
  expect(lines).toEqual([])
})

test('a padding line of the answer is not a leak', async () => {
  const { isBreached } = await openService((_, res) => res.end(`${digest.slice(5)}:0`))
  expect(await isBreached(password)).toBe(false)
})

test.each<[string, RequestListener]>([
  ['fails', (_, res) => res.writeHead(503).end()],
  ['hangs up', (req) => req.socket.destroy()],
  ['never answers', () => {}],
  ['redirects', (_, res) => res.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
])('the password is accepted while the service %s, and the log says so without it', async (_, answer) => {
  const { lines, isBreached } = await openService(answer, 300)
  expect(await isBreached(password)).toBe(false)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('leaked passwords could not be looked up')
  for (const secret of [password, digest.slice(0, 5)]) expect(lines[0]).not.toContain(secret)
})
