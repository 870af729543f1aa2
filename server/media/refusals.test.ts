import { readdir } from 'node:fs/promises'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { openTestMedia } from '../../tests/support/files/media.ts'
import { archive, bombPng } from '../../tests/support/files/sample-files.ts'
import { drawing, paint } from '../../tests/support/files/sample-pictures.ts'
import { uploadPicture } from './pictures.ts'
import { pictures } from './tables.ts'

const { db, folder, media, close } = await openTestMedia(await createTestDatabase())
afterAll(close)
afterEach(async () => {
  expect(await db.$count(pictures)).toBe(0)
  expect(await readdir(folder)).toEqual(['.drafts'])
  expect(await readdir(`${folder}/.drafts`)).toEqual([])
})

const page = Buffer.from('<!doctype html><script>alert(document.domain)</script>')
const program = Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')

const whole = {
  'photo.jpg': await paint().jpeg().toBuffer(),
  'photo.png': await paint().png().toBuffer(),
  'photo.webp': await paint().webp().toBuffer(),
  'photo.avif': await paint().avif({ effort: 0 }).toBuffer(),
  'photo.gif': await paint().gif({ effort: 1, colours: 16 }).toBuffer(),
  'drawing.svg': drawing(),
}

async function refuse(bytes: Buffer, fileName = 'photo.jpg') {
  const refusal = await uploadPicture(db, media, { bytes, fileName }).then(
    () => undefined,
    (reason) => reason,
  )
  expect(refusal?.body).toEqual({
    title: expect.stringMatching(/^[A-Z].*[^.]$/),
    reason: expect.stringMatching(/^[A-Z].*\.$/),
  })
  return { status: refusal.status, title: refusal.body.title, reason: refusal.body.reason }
}

describe.each(Object.entries(whole))('%s', (name, bytes) => {
  it.each([0.02, 0.3, 0.6, 1])('is refused when truncated to %f of its length, without its end', async (part) => {
    const cut = bytes.subarray(0, Math.max(16, Math.floor((bytes.length - 8) * part)))
    expect((await refuse(cut, name)).title).toMatch(
      /^(The picture is not complete|The picture is damaged|Not a picture we can read)$/,
    )
  })

  it.each([
    ['a web page', page],
    ['an archive', archive('a')],
    ['a program', program],
  ])('is refused with %s appended', async (_, extra) => {
    expect(await refuse(Buffer.concat([bytes, extra]), name)).toMatchObject({
      status: 422,
      title: 'The picture holds something else',
    })
  })
})

describe('refuses a file that is not a picture', () => {
  it.each([
    ['a page named .jpg', page, 'photo.jpg'],
    ['a page that mentions a drawing', Buffer.from('<html><body><svg></svg></body></html>'), 'photo.svg'],
    ['an archive', archive('a'), 'photo.png'],
    ['a program', program, 'photo.webp'],
    ['a PDF', Buffer.from('%PDF-1.4\n%%EOF\n'), 'photo.jpg'],
    ['words', Buffer.from('a lovely sofa'), 'photo.gif'],
    ['one byte', Buffer.of(0xff), 'photo.jpg'],
    ['only the first bytes of a JPEG', Buffer.of(0xff, 0xd8), 'photo.jpg'],
    ['a TIFF, which browsers do not show', Buffer.from('II*\0\b\0\0\0', 'latin1'), 'photo.tiff'],
    ['zeros', Buffer.alloc(5000), 'photo.png'],
  ])('%s', async (_, bytes, name) => {
    expect(await refuse(bytes, name)).toMatchObject({ status: 415, title: 'Not a picture we can read' })
  })

  it('refuses a HEIC photograph by its name', async () => {
    const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(500)])
    expect((await refuse(heic, 'IMG_0001.HEIC')).reason).toContain('HEIC')
  })

  it('an empty file', async () => {
    expect(await refuse(Buffer.alloc(0))).toMatchObject({ status: 422, title: 'The file is empty' })
  })
})

describe('refuses a broken picture', () => {
  it.each([
    ['a JPEG of markers without a picture', Buffer.of(0xff, 0xd8, 0xff, 0xd9)],
    ['a PNG whose pixels were exchanged', spoil(whole['photo.png'])],
    ['a WebP whose head was exchanged', spoil(whole['photo.webp'], 20)],
    ['an AVIF whose description was exchanged', spoil(whole['photo.avif'], 60)],
    ['a drawing that is no XML', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g></svg>')],
  ])('%s', async (_, bytes) => {
    expect(await refuse(bytes)).toMatchObject({ status: 422, title: 'The picture is damaged' })
  })

  function spoil(bytes: Buffer, from = Math.floor(bytes.length / 2)) {
    return Buffer.concat([bytes.subarray(0, from), Buffer.alloc(40, 0xa5), bytes.subarray(from + 40)])
  }
})

describe('refuses an active drawing', () => {
  it.each([
    '<script>alert(1)</script>',
    '<script href="data:text/javascript,alert(1)"/>',
    '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
    '<rect width="9" height="9" onclick="alert(1)"/>',
    '<rect width="9" height="9"\nonload = "alert(1)"/>',
    '<a href="javascript:alert(1)"><rect width="9" height="9"/></a>',
    '<foreignObject><iframe src="//evil.example"/></foreignObject>',
    '<style>@import url(//evil.example/x.css);</style>',
  ])('%s', async (inside) => {
    expect(await refuse(drawing(inside), 'logo.svg')).toMatchObject({
      status: 422,
      title: 'The drawing holds a program',
    })
  })

  it('that reads files of the server through an entity', async () => {
    const thief = `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/hostname">]>${drawing('<text y="9">&x;</text>').toString().split('\n')[1]}`
    expect((await refuse(Buffer.from(thief))).status).toBe(422)
  })
})

describe('refuses an oversized picture', () => {
  it('of more bytes than the limit', async () => {
    const bytes = Buffer.concat([whole['photo.jpg'], Buffer.alloc(25 * 1024 * 1024)])
    expect(await refuse(bytes)).toEqual({
      status: 413,
      title: 'The file is too large',
      reason: 'It is 26 MB; the limit is 25 MB.',
    })
  })

  it.each([
    ['PNG', bombPng(20_000, 20_000)],
    ['WebP', widen(whole['photo.webp'], 26, 16_383)],
    ['GIF', widen(widen(whole['photo.gif'], 6, 65_000), frameOf(whole['photo.gif']) + 5, 65_000)],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"></svg>')],
  ])('as a %s of a few bytes that unpacks to more pixels than the limit', async (_, bytes) => {
    expect(bytes.length).toBeLessThan(500_000)
    expect(await refuse(bytes)).toMatchObject({ status: 413, title: 'The picture is too large' })
  })

  function frameOf(gif: Buffer) {
    return gif.indexOf(Buffer.of(0x2c, 0, 0, 0, 0))
  }

  function widen(picture: Buffer, at: number, side: number) {
    const bytes = Buffer.from(picture)
    bytes.writeUInt16LE(side, at)
    bytes.writeUInt16LE(side, at + 2)
    return bytes
  }

  it('as a drawing whose entities expand without end', async () => {
    const names = 'abcdefghij'.split('').map((name, place, all) => {
      const text = place === 0 ? 'sofa' : `&${all[place - 1]};`.repeat(10)
      return `<!ENTITY ${name} "${text}">`
    })
    const laughs = `<!DOCTYPE svg [${names.join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&j;</text></svg>`
    expect((await refuse(Buffer.from(laughs))).title).toBe('The picture is damaged')
  })
})
