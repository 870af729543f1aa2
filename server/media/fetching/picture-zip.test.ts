import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { ZipFile } from 'yazl'
import { withZipOf } from '../../../tests/support/files/zip-on-disk.ts'
import { Problem } from '../../platform/problem.ts'
import type { PictureZip } from './picture-zip.ts'

function pack(files: Record<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name)
  zip.end()
  return buffer(zip.outputStream)
}
const reasonOf = async (doing: Promise<unknown>) => {
  const refused = await doing.catch((error: unknown) => error)
  if (!(refused instanceof Problem)) throw new Error('It was not refused in words.', { cause: refused })
  return refused.body.reason
}
const megabyte = 1024 * 1024

it('finds pictures by their base names', async () => {
  await withZipOf(await pack({ 'photos/Oak Sofa.JPG': Buffer.from('oak') }), async (zip) => {
    expect(zip.has('oak sofa.jpg')).toBe(true)
    expect((await zip.read('oak sofa.jpg')).toString()).toBe('oak')
    expect(await reasonOf(zip.read('chair.jpg'))).toMatch(/no such file/)
  })
})

it('refuses a picture that unpacks to more than the limit', async () => {
  const bomb = await pack({ 'a.png': Buffer.alloc(26 * megabyte) })
  expect(bomb.length).toBeLessThan(megabyte)
  expect(await reasonOf(withZipOf(bomb, (zip) => zip.read('a.png')))).toMatch(/25 MB/)
})

it('refuses a thousand small decompression bombs like one large one', async () => {
  const files = Object.fromEntries(Array.from({ length: 10 }, (_, place) => [`${place}.png`, Buffer.alloc(megabyte)]))
  const unpack = async (zip: PictureZip) => {
    for (let place = 0; place < 5; place++) expect(await zip.read(`${place}.png`)).toHaveLength(megabyte)
    expect(await reasonOf(zip.read('5.png'))).toMatch(/far more/)
  }
  await withZipOf(await pack(files), unpack, 5 * megabyte)
})

it.each(['../../outside.png', '/outside.png', 'C:\\outside.png'])(
  'a name that leads out, %s, is not followed',
  async (name) => {
    const inside = 'x'.repeat(name.length)
    const bytes = Buffer.from(
      (await pack({ [inside]: Buffer.from('x') })).toString('latin1').replaceAll(inside, name),
      'latin1',
    )
    expect(await reasonOf(withZipOf(bytes, async () => undefined))).toMatch(/damaged/)
  },
)

test('a ZIP with any byte changed is either read or refused in plain words', async () => {
  const whole = await pack({ 'a.png': Buffer.from('a'.repeat(100)), 'b.png': Buffer.from('b') })
  const change = fc.record({ at: fc.nat(whole.length - 1), to: fc.nat(255) })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async (changes) => {
      const bytes = Buffer.from(whole)
      for (const { at, to } of changes) bytes[at] = to
      try {
        await withZipOf(bytes, (zip) => zip.read('a.png'))
      } catch (error) {
        if (!(error instanceof Problem)) throw error
      }
    }),
    { numRuns: 500 },
  )
})
