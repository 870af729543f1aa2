import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawing, paint } from '../../../tests/support/files/sample-pictures.ts'
import { Problem } from '../../platform/problem.ts'
import { recognisePicture } from './recognise.ts'
import { isCleanWebp } from './webp.ts'

const pictures = {
  JPEG: await paint(90, 70).jpeg().toBuffer(),
  'progressive JPEG': await paint(90, 70)
    .withExif({ IFD0: { Make: 'Telephone' } })
    .jpeg({ progressive: true })
    .toBuffer(),
  PNG: await paint(90, 70).png().toBuffer(),
  WebP: await paint(90, 70).webp().toBuffer(),
  'lossless WebP': await paint(90, 70).webp({ lossless: true }).toBuffer(),
  AVIF: await paint(90, 70).avif({ effort: 0 }).toBuffer(),
  GIF: await paint(90, 70).gif({ effort: 1 }).toBuffer(),
  SVG: Buffer.from(drawing().toString().trim()),
}

describe.each(Object.entries(pictures))('a %s', (kind, bytes) => {
  it('is recognised by its bytes', () => {
    expect(kind).toContain(recognisePicture(bytes).name)
  })

  it('is refused wherever it is truncated', () => {
    const cut = fc.integer({ min: 0, max: bytes.length - 1 })
    fc.assert(fc.property(cut, (at) => void expect(() => recognisePicture(bytes.subarray(0, at))).toThrow()))
  })

  it('is refused with trailing bytes', () => {
    const extra = fc.uint8Array({ maxLength: 300 }).map((rest) => Buffer.concat([bytes, Buffer.from('!'), rest]))
    fc.assert(fc.property(extra, (more) => void expect(() => recognisePicture(more)).toThrow()))
  })
})

describe('an SVG between comments', () => {
  const comment = (length: number) => `<!--${'x'.repeat(length)}-->`
  const among = (before: string, after = '') => Buffer.from(`${before}${drawing().toString().trim()}${after}`)

  it.each([
    ['a long one before it', among(`\uFEFF <!-- a -->${comment(50_000)}\n`)],
    ['a very long one behind it', among('', `\n${comment(5_000_000)}\n`)],
    ['thousands of them', among(comment(1).repeat(5000), comment(1).repeat(500_000))],
    ['a document type', among('<!DOCTYPE svg PUBLIC "x" [ <!ENTITY a "b>c"> ]>')],
  ])('is recognised: %s', (_, bytes) => {
    expect(recognisePicture(bytes).name).toBe('SVG')
  })

  it.each([
    ['that is too long', among(comment(5_000_000))],
    ['without an end', among('<!--')],
    ['without an end behind it', among('', `<!--${'x'.repeat(1_000_000)}`)],
    ['repeated thousands of times without an end', among('', '<!--'.repeat(1_000_000))],
    ['in a document type without an end', among('<!DOCTYPE svg [')],
  ])('is refused with a comment %s', (_, bytes) => {
    expect(() => recognisePicture(bytes)).toThrow(Problem)
  })
})

it('recognises bytes that begin like a picture, or refuses them in plain words', () => {
  const heads = Object.values(pictures).map((bytes) => bytes.subarray(0, 40))
  const noise = fc
    .tuple(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 400 }))
    .map((parts) => Buffer.concat(parts))
  fc.assert(
    fc.property(noise, (bytes) => {
      try {
        recognisePicture(bytes)
      } catch (error) {
        expect(error).toHaveProperty('body.title')
      }
    }),
    { numRuns: 2000 },
  )
})

const metadata = {
  place: await paint(20, 20)
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .webp()
    .toBuffer(),
  profile: await paint(20, 20).withIccProfile('p3').webp().toBuffer(),
  notes: await paint(20, 20).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').webp().toBuffer(),
}

describe('a WebP is kept as it is', () => {
  it('when it is one picture and nothing else', () => {
    expect(isCleanWebp(pictures.WebP)).toBe(true)
    expect(isCleanWebp(pictures['lossless WebP'])).toBe(true)
  })

  it.each([
    ['a place', metadata.place],
    ['a profile', metadata.profile],
    ['notes', metadata.notes],
    ['an unknown chunk', withChunk(pictures.WebP, 'EVIL', Buffer.from('anything'))],
    ['a page inside its pixels', withChunk(pictures.WebP, 'ALPH', Buffer.from('<ScRipt>alert(1)'))],
    ['an archive inside its pixels', withChunk(pictures.WebP, 'ALPH', Buffer.from('PK\x05\x06 and so'))],
    ['a chunk longer than the file', Buffer.concat([pictures.WebP, Buffer.from('VP8 \xff\xff\0\0', 'latin1')])],
  ])('but not with %s', (_, bytes) => {
    expect(isCleanWebp(bytes)).toBe(false)
  })

  function withChunk(webp: Buffer, name: string, content: Buffer) {
    const head = Buffer.from(`${name}\0\0\0\0`)
    head.writeUInt32LE(content.length, 4)
    const grown = Buffer.concat([webp, head, content])
    grown.writeUInt32LE(grown.length - 8, 4)
    return grown
  }
})
