import sharp from 'sharp'
import { measureContrast } from '../../../contract/look/oklch.ts'
import type { Format } from '../formats/format.ts'
import { gif } from '../formats/gif.ts'
import { png } from '../formats/png.ts'
import { recognisePicture } from '../formats/recognise.ts'
import { svg } from '../formats/svg.ts'
import { isCleanWebp, webp } from '../formats/webp.ts'
import { damaged, tooManyPixels } from '../refusals.ts'

sharp.concurrency(1)
sharp.cache(false)

/** A picture for storage: a WebP without metadata, and the facts that pages need. */
export type Converted = { webp: Buffer; width: number; height: number; placeholder: string }
export type SizeType = 'avif' | 'webp'

const maxPixels = 100_000_000
/** Pages show 1920 pixels at most; the difference is a reserve. */
const maxSide = 2560
/** The size at which SVGs are rendered, because they have no pixels. */
const drawingSide = 1280
const careful = { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true } as const

export async function convert(bytes: Buffer): Promise<Converted> {
  const format = recognisePicture(bytes)
  const size = await measure(bytes)
  const keep = format === webp && Math.max(size.width, size.height) <= maxSide && isCleanWebp(bytes)
  return orDamaged(async () => inspect(keep ? bytes : await encodeOriginal(bytes, format, size)))
}

/** Keeps a picture in its own format, but decodes and encodes it again to remove all metadata. */
export async function strip(bytes: Buffer): Promise<Buffer> {
  const format = recognisePicture(bytes)
  await measure(bytes)
  const decoded = sharp(bytes, careful)
  return orDamaged(() => (format === png ? decoded.png() : decoded.jpeg({ quality: 92 })).toBuffer())
}

export function resize(original: Buffer, width: number, type: SizeType, avifEffort = 3): Promise<Buffer> {
  const sized = sharp(original, careful).resize({ width, withoutEnlargement: true })
  if (type === 'webp') return sized.webp({ quality: 78 }).toBuffer()
  return sized.avif({ quality: 52, effort: avifEffort, chromaSubsampling: '4:2:0' }).toBuffer()
}

type Size = { width: number; height: number }

/** Reads only the head of the picture, so that a decompression bomb is refused before it is decoded. */
async function measure(bytes: Buffer): Promise<Size> {
  const { width, height } = await orDamaged(() => sharp(bytes, { ...careful, limitInputPixels: false }).metadata())
  if (width * height > maxPixels) throw tooManyPixels(width, height)
  return { width, height }
}

function encodeOriginal(bytes: Buffer, format: Format, { width, height }: Size): Promise<Buffer> {
  const density = format === svg ? (72 * drawingSide) / Math.max(width, height) : undefined
  const isFlat = format === svg || format === gif
  return sharp(bytes, { ...careful, density })
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp(isFlat ? { lossless: true } : { quality: 90, smartSubsample: true })
    .toBuffer()
}

async function inspect(original: Buffer): Promise<Converted> {
  const { width, height, hasAlpha } = await sharp(original, careful).metadata()
  const { data } = await sharp(original, careful)
    .flatten({ background: 'white' })
    // Shrink-on-load would mix the drawn pixels with the black of transparent ones.
    .resize(1, 1, { fit: 'fill', fastShrinkOnLoad: !hasAlpha })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { webp: original, width, height, placeholder: `#${data.toString('hex', 0, 3)}` }
}

/** The strongest contrast with white of any pixel of a stored picture, when it is drawn within `room`. */
export async function findContrast(original: Buffer, room: { width: number; height: number }): Promise<number> {
  const { data, info } = await sharp(original, careful)
    .flatten({ background: 'white' })
    .resize({ ...room, fit: 'inside', withoutEnlargement: true, fastShrinkOnLoad: false })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  let strongest = 1
  for (let at = 0; at < data.length; at += info.channels)
    strongest = Math.max(strongest, measureContrast(`#${data.toString('hex', at, at + 3)}`, '#ffffff'))
  return strongest
}

async function orDamaged<Value>(decode: () => Promise<Value>): Promise<Value> {
  try {
    return await decode()
  } catch {
    throw damaged()
  }
}
