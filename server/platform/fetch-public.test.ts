import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { FetchRefusal, fetchPublic } from './fetch-public.ts'

const opened: (() => void)[] = []
afterEach(() => {
  for (const close of opened.splice(0)) close()
})

async function serve(host: string, answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  opened.push(() => server.close())
  return `http://${host}:${(server.address() as AddressInfo).port}`
}

/** The first address stands for a public one, the second for one in the shop’s network that the owner has allowed. */
const [publicHost, internalHost] = ['127.0.0.1', '127.0.0.2'] as const
const rules = {
  accept: '*/*',
  maxBytes: 1000,
  internalHosts: [internalHost],
  mayConnect: (ip: string) => ip === publicHost,
}

test('a stranger’s server cannot redirect into the shop’s own network, not even to an allowed host', async () => {
  let asked = 0
  const internal = await serve(internalHost, (_, res) => {
    asked++
    res.end('secret')
  })
  const stranger = await serve(publicHost, (_, res) => {
    res.writeHead(302, { location: `${internal}/list.csv` }).end()
  })
  const refused = fetchPublic(`${stranger}/list.csv`, rules)
  await expect(refused).rejects.toThrow(new FetchRefusal('Its address is in a network that is not public.'))
  expect(asked).toBe(0)
})

test('an allowed host in the shop’s network may redirect to another path of its own', async () => {
  const internal = await serve(internalHost, ({ url }, res) => {
    if (url === '/list.csv') res.writeHead(302, { location: '/2026/list.csv' }).end()
    else res.end('name,price')
  })
  const { body } = await fetchPublic(`${internal}/list.csv`, rules)
  expect(body.toString()).toBe('name,price')
})

test('a stranger’s server to which an allowed host redirects cannot redirect back into the shop’s network', async () => {
  let stranger = ''
  const asked: string[] = []
  const internal = await serve(internalHost, ({ url = '' }, res) => {
    asked.push(url)
    res.writeHead(302, { location: stranger }).end()
  })
  stranger = await serve(publicHost, (_, res) => {
    res.writeHead(302, { location: `${internal}/secret` }).end()
  })
  await expect(fetchPublic(`${internal}/list.csv`, rules)).rejects.toThrow('in a network that is not public')
  expect(asked).toEqual(['/list.csv'])
})
