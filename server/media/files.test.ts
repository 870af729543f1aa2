import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { openTestMedia } from '../../tests/support/files/media.ts'
import { archive } from '../../tests/support/files/sample-files.ts'
import { drawing, paint, plain } from '../../tests/support/files/sample-pictures.ts'
import { fileAddress, uploadFile } from './files.ts'
import { fileKey } from './keys.ts'
import { files } from './tables.ts'

const { db, folder, media, storage, close } = await openTestMedia(await createTestDatabase())
afterAll(close)

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
const page = Buffer.from('<!doctype html><script>alert(1)</script>')
const program = Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')
const docx = archive('[Content_Types].xml', '_rels/.rels', 'word/document.xml')
const png = await paint(90, 90).png().toBuffer()
const jpeg = await paint(90, 90).jpeg().toBuffer()
const xlsx = archive('[Content_Types].xml', 'xl/workbook.xml')

describe('stores for download', () => {
  it.each([
    ['Care of oak.pdf', pdf, 'application/pdf'],
    ['Sizes.docx', docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['PRICES.XLSX', xlsx, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['drawings.zip', archive('plan.dwg', 'photos/one.jpg'), 'application/zip'],
    ['empty.zip', archive(), 'application/zip'],
    ['read me.txt', Buffer.from('Wipe with a dry cloth – nothing else. Costs £5 < £6.'), 'text/plain'],
    ['stock.csv', Buffer.from('name;price\nSofa;\xa31,299\n', 'latin1'), 'text/csv'],
  ])('%s', async (fileName, bytes, type) => {
    const row = await uploadFile(db, media, { bytes, fileName })
    expect(row).toMatchObject({ type, bytes: bytes.length, fileName: fileName.replace('XLSX', 'xlsx') })
    expect((await storage.read(fileKey(row.hash)))?.equals(bytes)).toBe(true)
    expect(fileAddress(row)).toBe(`/media/files/${row.hash}/${encodeURIComponent(row.fileName)}`)
  })

  it.each(['jpg', 'jpeg', 'png'])('a .%s without its metadata', async (ending) => {
    const image = plain('teal')
      .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
    const bytes = await (ending === 'png' ? image.png() : image.jpeg()).toBuffer()
    const row = await uploadFile(db, media, { bytes, fileName: `swatches.${ending}` })
    const found = await sharp(await storage.read(fileKey(row.hash))).metadata()
    expect(found).toMatchObject({ format: ending === 'png' ? 'png' : 'jpeg', width: 30, height: 40 })
    expect([found.exif, found.orientation]).toEqual([undefined, undefined])
  })

  it('identical content once, under its first name', async () => {
    const bytes = Buffer.from('%PDF-1.4 twice %%EOF')
    const rows = await Promise.all(['one.pdf', 'two.pdf'].map((fileName) => uploadFile(db, media, { bytes, fileName })))
    const third = await uploadFile(db, media, { bytes, fileName: 'three.pdf' })
    expect(new Set([...rows, third].map(({ hash, fileName }) => `${hash} ${fileName}`)).size).toBe(1)
  })
})

describe('refuses', () => {
  let before: number
  afterEach(async () => expect(await db.$count(files)).toBe(before))

  it.each([
    ['page.html', page, 415],
    ['drawing.svg', drawing(), 415],
    ['setup.exe', program, 415],
    ['run.js', Buffer.from('alert(1)'), 415],
    ['toString', pdf, 415],
    ['care.pdf.html', pdf, 415],
    ['care.pdf', page, 422],
    ['care.pdf', pdf.subarray(0, -8), 422],
    ['care.pdf', Buffer.concat([pdf, page]), 422],
    ['care.pdf', Buffer.concat([pdf, archive('a')]), 422],
    ['care.pdf', Buffer.concat([page, pdf]), 422],
    ['sizes.docx', xlsx, 422],
    ['sizes.docx', docx.subarray(0, -4), 422],
    ['sizes.docx', Buffer.concat([docx, page]), 422],
    ['sizes.docx', Buffer.concat([program, docx]), 422],
    ['plans.zip', program, 422],
    ['plans.zip', Buffer.from('PK'), 422],
    ['plans.zip', Buffer.from('PK\x05\x06'), 422],
    ['notes.txt', page, 422],
    ['notes.txt', drawing(), 422],
    ['notes.txt', program, 422],
    ['notes.csv', archive('a'), 422],
    ['swatch.jpg', png, 422],
    ['swatch.png', page, 422],
    ['swatch.jpg', Buffer.concat([jpeg, page]), 422],
    ['swatch.png', png.subarray(0, 900), 422],
    ['empty.pdf', Buffer.alloc(0), 422],
    ['long.pdf', Buffer.alloc(50 * 1024 * 1024 + 1), 413],
  ])('%s (%#)', async (fileName, bytes, status) => {
    before = await db.$count(files)
    const kept = await readdir(folder, { recursive: true })
    const refusal = uploadFile(db, media, { bytes, fileName })
    await expect(refusal).rejects.toMatchObject({
      status,
      body: { title: expect.any(String), reason: expect.any(String) },
    })
    expect(await readdir(folder, { recursive: true })).toEqual(kept)
  })
})
