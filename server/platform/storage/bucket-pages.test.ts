import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { openBucket } from './bucket.ts'

const writtenAt = '2026-11-30T09:00:00.000Z'
const writePage = (key: string, next = '') =>
  `<ListBucketResult><Contents><Key>${key}</Key><LastModified>${writtenAt}</LastModified></Contents>${next}</ListBucketResult>`

const server = createServer((req, res) => {
  const asked = new URL(req.url ?? '', 'http://bucket.example').searchParams
  if (!asked.has('list-type')) return res.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
  const isSecond = asked.get('continuation-token') === 'a+/= b'
  const next = '<NextContinuationToken>a+/= b</NextContinuationToken>'
  return res.end(isSecond ? writePage('imports/2/sheet') : writePage('imports/1/sheet', next))
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const storage = await openBucket({
  endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  region: 'eu-west-2',
  bucket: 'shop',
  accessKeyId: 'KEY',
  secretAccessKey: 'SECRET',
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('a list in several pages is read to its end', async () => {
  expect(await storage.list('imports')).toEqual([
    { key: 'imports/1/sheet', writtenAt: new Date(writtenAt) },
    { key: 'imports/2/sheet', writtenAt: new Date(writtenAt) },
  ])
})
