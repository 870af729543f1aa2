import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openTestMedia } from '../../../tests/support/files/media.ts'
import { paint, plain } from '../../../tests/support/files/sample-pictures.ts'
import { withZipOf } from '../../../tests/support/files/zip-on-disk.ts'
import { isPublicAddress } from '../../platform/public-address.ts'
import { pictures } from '../tables.ts'
import { fetchPictures } from './fetch-pictures.ts'

const { db, media, close } = await openTestMedia(await createTestDatabase())
const sofa = await paint().png().toBuffer()
const chair = await plain('#246').jpeg().toBuffer()
const asked: string[] = []
let atOnce = 0
let maxAtOnce = 0

const answers: Record<string, (req: IncomingMessage, res: ServerResponse) => void> = {
  '/sofa.png': (_, res) => res.end(sofa),
  '/chair.jpg': (_, res) => res.end(chair),
  '/page': (_, res) => res.setHeader('content-type', 'image/png').end('<html>'),
  '/broken': (_, res) => res.destroy(),
  '/half': (_, res) =>
    res.writeHead(200, { 'content-length': sofa.length }).write(sofa.subarray(0, 900), () => res.destroy()),
  '/slow': () => {},
  '/drip': (_, res) => {
    res.write(sofa.subarray(0, 10))
  },
  '/huge': (_, res) => res.writeHead(200, { 'content-length': 21 * 1024 * 1024 }).end(),
  '/endless': (req, res) => {
    const more = () => {
      while (!req.destroyed && res.write(Buffer.alloc(1024 * 1024)));
    }
    res.on('drain', more)
    more()
  },
  '/once': (_, res) => res.writeHead(302, { location: '/sofa.png' }).end(),
  '/round': (_, res) => res.writeHead(301, { location: '/round' }).end(),
  '/inside': (_, res) => res.writeHead(302, { location: `http://127.0.0.2:${port}/sofa.png` }).end(),
  '/file': (_, res) => res.writeHead(302, { location: 'file:///etc/passwd' }).end(),
}
const server = createServer((req, res) => {
  asked.push(req.url ?? '')
  atOnce += 1
  maxAtOnce = Math.max(maxAtOnce, atOnce)
  res.on('close', () => {
    atOnce -= 1
  })
  const answer = answers[(req.url ?? '').split('?')[0] ?? '']
  if (answer) answer(req, res)
  else res.writeHead(404).end()
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
const origin = `http://127.0.0.1:${port}`

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await close()
})
beforeEach(() => {
  asked.length = 0
  maxAtOnce = 0
})

const place = { db, media, mayConnect: (address: string) => address === '127.0.0.1', timeoutMs: 2000 }
const fetchAll = (sources: string[], zip?: Buffer) =>
  zip ? withZipOf(zip, (opened) => fetchPictures(place, sources, opened)) : fetchPictures(place, sources)
const fetchOne = async (source: string, zip?: Buffer) => (await fetchAll([source], zip)).get(source)
const zipOf = async (files: Record<string, Buffer>) => {
  const zip = new ZipFile()
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name)
  zip.end()
  return buffer(zip.outputStream)
}
const hash = expect.stringMatching(/^[0-9a-f]{64}$/)

test('an address yields its picture and is not fetched again', async () => {
  const first = await fetchOne(`${origin}/sofa.png`)
  expect(first).toEqual({ hash })
  expect(await fetchOne(`${origin}/sofa.png`)).toEqual(first)
  expect(asked).toEqual(['/sofa.png'])
  expect((await db.select().from(pictures)).map(({ fileName }) => fileName)).toEqual(['sofa.png'])
})

test('a picture deleted since is fetched again', async () => {
  const first = await fetchOne(`${origin}/chair.jpg`)
  await db.update(pictures).set({ deletedAt: new Date() })
  expect(await fetchOne(`${origin}/chair.jpg`)).toEqual(first)
  expect(asked).toEqual(['/chair.jpg', '/chair.jpg'])
})

test('an address of the shop’s own yields its picture without a request', async () => {
  const found = await fetchOne(`${origin}/sofa.png`)
  if (!found || !('hash' in found)) throw new Error('There is no picture.')
  for (const own of [`/media/${found.hash}.webp`, `https://old.example/media/${found.hash}-640.avif`])
    expect(await fetchOne(own)).toEqual(found)
  expect(await fetchOne(`/media/${'0'.repeat(64)}.webp`)).toEqual({ problem: expect.any(String) })
})

test('a few redirects are followed, and no more', async () => {
  expect(await fetchOne(`${origin}/once`)).toEqual({ hash })
  asked.length = 0
  expect(await fetchOne(`${origin}/round`)).toEqual({ problem: 'Its address redirects too often.' })
  expect(asked).toHaveLength(4)
})

test('an address that is too long to be stored fails, and no other with it', async () => {
  const letters = Array.from({ length: 1500 }, (_, n) => String.fromCodePoint(0x4e00 + ((n * 7919) % 20_000))).join('')
  const long = `${origin}/sofa.png?name=${letters}`
  const short = `${origin}/sofa.png?name=${letters.slice(0, 600)}`
  expect(await fetchAll([long, short])).toEqual(
    new Map<string, unknown>([
      [long, { problem: 'Its address is not a web address.' }],
      [short, { hash }],
    ]),
  )
})

test.each([
  ['/page', 'Please use a JPEG'],
  ['/gone', 'Its address answers 404.'],
  ['/broken', 'can’t be reached'],
  ['/half', 'can’t be reached'],
  ['/slow', 'It did not arrive within 2 seconds.'],
  ['/drip', 'It did not arrive within 2 seconds.'],
  ['/huge', 'It is larger than 20 MB.'],
  ['/endless', 'It is larger than 20 MB.'],
  ['/inside', 'a network that is not public'],
  ['/file', 'not a web address'],
])('%s is not fetched: %s', async (path, reason) => {
  expect(await fetchOne(origin + path)).toEqual({ problem: expect.stringContaining(reason.replace('’', "'")) })
})

test('a failing address delays no other, and at most four are fetched at once', async () => {
  const many = Array.from({ length: 12 }, (_, n) => `${origin}/sofa.png?n=${n}`)
  const reports: number[][] = []
  const report = (...counts: number[]) => reports.push(counts)
  const found = await fetchPictures({ ...place, report }, [`${origin}/gone`, ...many])
  expect([...found.values()].filter((one) => 'hash' in one)).toHaveLength(12)
  expect(maxAtOnce).toBeLessThanOrEqual(4)
  expect(reports.at(-1)).toEqual([13, 13])
})

describe('a private address is not fetched', () => {
  test.each([...['127.0.0.1', 'localhost', '[::1]', '0.0.0.0', '0x7f000001', '2130706433', '[::ffff:127.0.0.1]']])(
    '%s',
    async (host) => {
      const source = `http://${host}:${port}/sofa.png?${host}`
      const found = await fetchPictures({ db, media }, [source])
      expect(found.get(source)).toEqual({ problem: 'Its address is in a network that is not public.' })
      expect(asked).toEqual([])
    },
  )

  test.each([
    ...['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1', '224.0.0.1'],
    ...['255.255.255.255', '198.18.0.1', '::', '::1', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '::ffff:8.8.8.8'],
    ...['64:ff9b::a00:1', '2002:a00:1::', '2001::1', '2001:db8::1', 'localhost', ''],
  ])('%s is private', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  test.each(['8.8.8.8', '172.32.0.1', '99.84.1.1', '2606:4700::1111', '2a00:1450:4009::1'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )
})

describe('a ZIP', () => {
  test('yields its pictures by their base names', async () => {
    const zip = await zipOf({
      'Neu/SOFA Élise.PNG': sofa,
      '__MACOSX/Neu/._SOFA Élise.PNG': Buffer.from('x'),
      'chair.jpg': chair,
    })
    const names = ['sofa e\u0301lise.png', 'pictures\\chair.jpg', 'stool.png']
    const found = await fetchAll(names, zip)
    const missing = { problem: 'There is no such file in the ZIP.' }
    expect(names.map((name) => found.get(name))).toEqual([{ hash }, { hash }, missing])
    expect(await fetchOne('chair.jpg')).toEqual({ problem: expect.stringContaining('no ZIP came') })
  })

  test('refuses two files of one name, and paths outside the archive', async () => {
    const zip = await zipOf({ 'a/sofa.png': sofa, 'b/Sofa.png': chair, 'list.csv': Buffer.from('Name') })
    expect(await fetchOne('sofa.png', zip)).toEqual({ problem: 'Several files in the ZIP have this name.' })
    expect(await fetchOne('list.csv', zip)).toEqual({ problem: expect.stringContaining('Please use a JPEG') })
    expect(await fetchOne('../../etc/passwd', zip)).toEqual({ problem: 'There is no such file in the ZIP.' })
    const bomb = await zipOf({ 'bomb.png': Buffer.alloc(26 * 1024 * 1024) })
    expect(await fetchOne('bomb.png', bomb)).toEqual({ problem: 'The limit is 25 MB.' })
    const liar = Buffer.from(bomb)
    liar.writeUInt32LE(1000, liar.indexOf('PK\x01\x02') + 24)
    expect(await fetchOne('bomb.png', liar)).toEqual({ problem: 'It is damaged in the ZIP.' })
  })

  test('that is damaged is reported before anything is read from it', async () => {
    const zip = await zipOf({ 'sofa.png': sofa })
    await expect(fetchOne('sofa.png', zip.subarray(0, zip.length - 30))).rejects.toMatchObject({ status: 422 })
  })
})
