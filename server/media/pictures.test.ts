import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, expect, it, vi } from 'vitest'
import { Picture } from '../../contract/media.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { openTestMedia } from '../../tests/support/files/media.ts'
import { drawing, paint, plain } from '../../tests/support/files/sample-pictures.ts'
import { originalKey } from './keys.ts'
import { readPictures, uploadPicture } from './pictures.ts'
import { pictures } from './tables.ts'

const { db, folder, media, storage, close } = await openTestMedia(await createTestDatabase())
afterAll(close)

const upload = async (bytes: Buffer, alt?: string, fileName = 'sofa.jpg') => {
  const row = await uploadPicture(db, media, { bytes, fileName, alt })
  const kept = await storage.read(originalKey(row.hash))
  if (!kept) throw new Error('Nothing was kept.')
  return { row, kept }
}

it.each([
  ['JPEG', () => paint().jpeg().toBuffer()],
  ['progressive JPEG', () => paint().jpeg({ progressive: true }).toBuffer()],
  ['PNG', () => paint().png().toBuffer()],
  ['WebP', () => paint().webp().toBuffer()],
  ['lossless WebP', () => paint().webp({ lossless: true }).toBuffer()],
  ['AVIF', () => paint().avif({ effort: 0 }).toBuffer()],
  ['GIF', () => paint().gif({ effort: 1, colours: 16 }).toBuffer()],
])('stores a %s as a WebP under its hash', async (_, make) => {
  const { row, kept } = await upload(await make())
  const found = await sharp(kept).metadata()
  expect(found).toMatchObject({ format: 'webp', width: 640, height: 480 })
  expect(row).toMatchObject({ width: 640, height: 480, type: 'image/webp', bytes: kept.length, fileName: 'sofa.jpg' })
  expect(row.hash).toBe(createHash('sha256').update(kept).digest('hex'))
})

it('stores a clean WebP byte for byte', async () => {
  const bytes = await paint().webp().toBuffer()
  expect((await upload(bytes)).kept.equals(bytes)).toBe(true)
})

it('stores the first frame of an animation', async () => {
  const frames = await Promise.all(['#ff0000', '#0000ff'].map((colour) => plain(colour).png().toBuffer()))
  for (const moving of [
    sharp(frames, { join: { animated: true } }).webp(),
    sharp(frames, { join: { animated: true } }).gif(),
  ]) {
    const { row, kept } = await upload(await moving.toBuffer())
    expect((await sharp(kept).metadata()).pages ?? 1).toBe(1)
    expect(row).toMatchObject({ width: 40, height: 30 })
    expect(difference(row.placeholder, '#ff0000')).toBeLessThanOrEqual(4)
  }
})

it.each([
  ['a second exposure', () => paint(9, 9).jpeg().toBuffer()],
  ['a short film', () => Buffer.from('\0\0\0\x18ftypmp42 and so on')],
  ['its own notes', () => Buffer.from('SEFH ... SEFT')],
  ['zeros', () => Buffer.alloc(100)],
])('stores a photograph to which a telephone appended %s, without that', async (_, extra) => {
  const { kept } = await upload(Buffer.concat([await plain('#aa5500').jpeg().toBuffer(), await extra()]))
  expect((await upload(await plain('#aa5500').jpeg().toBuffer())).kept.equals(kept)).toBe(true)
})

it('turns a photograph upright and removes its GPS position', async () => {
  const place = { IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '54/1 31/1 0/1' } }
  const lying = plain('#336699', 60, 40).withExif(place).withMetadata({ orientation: 6 })
  for (const bytes of [await lying.clone().jpeg().toBuffer(), await lying.clone().webp().toBuffer()]) {
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const { row, kept } = await upload(bytes)
    expect(row).toMatchObject({ width: 40, height: 60 })
    const found = await sharp(kept).metadata()
    expect([found.exif, found.xmp, found.icc, found.iptc, found.orientation]).toEqual(Array(5).fill(undefined))
  }
})

it('converts a wide gamut into the colours of every screen', async () => {
  const { row } = await upload(await plain('#00ff00').withIccProfile('p3').png().toBuffer())
  expect(difference(row.placeholder, '#00ff00')).toBeLessThanOrEqual(4)
})

it('stores no more pixels than it could ever show', async () => {
  const { row } = await upload(await plain('teal', 5200, 2600).jpeg().toBuffer())
  expect(row).toMatchObject({ width: 2560, height: 1280 })
})

it('renders an SVG large enough, with its transparency', async () => {
  const { row, kept } = await upload(drawing('<circle r="5"/>'), 'Logo', 'logo.svg')
  expect(row).toMatchObject({ width: 1280, height: 853, fileName: 'logo.svg' })
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', hasAlpha: true })
})

it('loads no external resource of an SVG', async () => {
  const red = join(folder, 'red.png')
  await plain('red').png().toFile(red)
  const asked = vi.fn((_: IncomingMessage, answer: ServerResponse) => answer.end())
  const stranger = createServer(asked).listen(0, '127.0.0.1')
  await once(stranger, 'listening')
  const { port } = stranger.address() as AddressInfo
  const pointing = [`file://${red}`, red, `http://127.0.0.1:${port}/red.png`].map(
    (place) => `<image href="${place}" width="30" height="20"/><use href="${place}#a"/>`,
  )
  const { row } = await upload(drawing(pointing.join('')))
  stranger.close()
  expect(row.placeholder).toBe('#ffffff')
  expect(asked).not.toHaveBeenCalled()
})

it.each([
  ['#336699', '#336699'],
  ['#ffffff', '#ffffff'],
  ['#000000', '#000000'],
  ['rgba(0,0,0,0)', '#ffffff'],
])('reserves the place of a %s picture with %s until it loads', async (colour, placeholder) => {
  const background = sharp({ create: { width: 50, height: 50, channels: 4, background: colour } })
  const { row } = await upload(await background.png().toBuffer())
  expect(difference(row.placeholder, placeholder)).toBeLessThanOrEqual(2)
})

const channels = (colour: string) => [...Buffer.from(colour.slice(1), 'hex')]
const difference = (one: string, other: string) =>
  Math.max(...channels(one).map((channel, place) => Math.abs(channel - (channels(other)[place] ?? 999))))

it('averages the colours of the whole picture', async () => {
  const half = await plain('black', 100, 50).png().toBuffer()
  const both = plain('white', 100, 100).composite([{ input: half, gravity: 'south' }])
  const { row } = await upload(await both.webp({ lossless: true }).toBuffer())
  expect(difference(row.placeholder, '#808080')).toBeLessThanOrEqual(8)
})

it('averages a drawing without a background as it looks on white', async () => {
  const around = sharp({ create: { width: 1200, height: 300, channels: 4, background: 'rgba(0,0,0,0)' } })
  const drawn = around.composite([{ input: await plain('white', 300, 100).png().toBuffer() }])
  const { row } = await upload(await drawn.png().toBuffer())
  expect(row.placeholder).toBe('#ffffff')
})

it('recognises a picture again, and keeps its first alt text', async () => {
  const bytes = await paint().png().toBuffer()
  const first = await upload(bytes)
  const second = await upload(bytes, ' A green sofa ', 'other.png')
  const third = await upload(bytes, 'Something else')
  expect(second.row).toMatchObject({ hash: first.row.hash, alt: 'A green sofa', fileName: 'sofa.jpg' })
  expect(third.row).toMatchObject({ hash: first.row.hash, alt: 'A green sofa' })
  expect(await db.$count(pictures, eq(pictures.hash, first.row.hash))).toBe(1)
})

it('repairs a picture that storage has lost when it is uploaded again', async () => {
  const bytes = await paint().webp().toBuffer()
  const { row } = await upload(bytes)
  await storage.remove(originalKey(row.hash))
  expect((await upload(bytes)).kept.equals(bytes)).toBe(true)
})

it('stores a picture once if it is uploaded many times concurrently', async () => {
  const bytes = await paint().jpeg().toBuffer()
  const rows = await Promise.all(Array.from({ length: 8 }, () => upload(bytes)))
  expect(new Set(rows.map(({ row }) => row.hash)).size).toBe(1)
})

it.each([
  ['../../etc/passwd.png', 'passwd.png'],
  ['C:\\Pictures\\Sofa “Alder”.JPG', 'Sofa “Alder”.jpg'],
  ['evil\u202Egpj.exe\n', 'evilgpj.exe'],
  ['', 'file'],
  [`${'é'.repeat(300)}.webp`, `${'é'.repeat(100)}.webp`],
])('stores the name %j as %j', async (given, kept) => {
  expect((await upload(await paint(8, 8).webp().toBuffer(), '', given)).row.fileName).toBe(kept)
})

it('reads many pictures of a page with one query', async () => {
  const [{ row: sofa }, { row: chair }] = await Promise.all([
    upload(await paint().webp().toBuffer(), 'A sofa'),
    upload(await paint(300, 200).webp().toBuffer()),
  ])
  const found = await readPictures(db, [sofa.hash, chair.hash, sofa.hash, null, 'f'.repeat(64)])
  expect([...found.keys()].sort()).toEqual([sofa.hash, chair.hash].sort())
  expect(Picture.parse(found.get(sofa.hash))).toEqual({
    hash: sofa.hash,
    url: `/media/${sofa.hash}.webp`,
    width: 640,
    height: 480,
    alt: 'A sofa',
    placeholder: sofa.placeholder,
    focalX: 0.5,
    focalY: 0.5,
  })
  expect(await readPictures(db, [null])).toEqual(new Map())
})
