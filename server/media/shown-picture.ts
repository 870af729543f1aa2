import { eq } from 'drizzle-orm'
import { pictureWidths } from '../../contract/media.ts'
import { writeHashPattern } from '../../contract/media-hash.ts'
import { notFound } from '../platform/problem.ts'
import type { SizeType } from './converter/convert.ts'
import { originalKey, type Size, sizeKey } from './keys.ts'
import type { MediaSource } from './media-source.ts'
import { pictures } from './tables.ts'

/** The content to serve. `isStandIn`: whether the original stands in for a size that is not generated yet. */
export type ShownPicture = { key: string; bytes: Buffer; type: string; isStandIn: boolean }

export const pictureName = new RegExp(
  `^(${writeHashPattern()})(?:\\.webp|-(${pictureWidths.join('|')})\\.(avif|webp))$`,
)

/** The content of `<hash>.webp` and `<hash>-<width>.avif|webp`. */
export async function findPicture(source: MediaSource, name: string): Promise<ShownPicture> {
  const [, hash, width, type] = pictureName.exec(name) ?? []
  if (!hash || (await source.binned.isGone(hash))) throw notFound('picture')
  const shown = width
    ? await findSize(source, { hash, width: Number(width), type: type as SizeType })
    : await findOriginal(source, hash)
  if (!shown) throw notFound('picture')
  return shown
}

async function findSize(source: MediaSource, asked: Size): Promise<ShownPicture | undefined> {
  const made = await findMade(source, asked)
  if (made) return made
  const [picture] = await source.db
    .select({ width: pictures.width })
    .from(pictures)
    .where(eq(pictures.hash, asked.hash))
  return picture && findFitting(source, asked, picture.width)
}

/** No size is wider than its original. */
async function findFitting(source: MediaSource, asked: Size, originalWidth: number): Promise<ShownPicture | undefined> {
  const size = { ...asked, width: Math.min(asked.width, originalWidth) }
  if (size.type === 'webp' && size.width === originalWidth) return findOriginal(source, size.hash)
  const made = size.width < asked.width && (await findMade(source, size))
  if (made) return made
  const original = await findOriginal(source, size.hash)
  if (original) source.sizes.order(size)
  return original && { ...original, isStandIn: true }
}

async function findMade({ checked }: MediaSource, size: Size): Promise<ShownPicture | undefined> {
  const bytes = await checked.readSize(size)
  return bytes && { key: sizeKey(size), bytes, type: `image/${size.type}`, isStandIn: false }
}

async function findOriginal({ checked }: MediaSource, hash: string): Promise<ShownPicture | undefined> {
  const bytes = await checked.readOriginal(hash)
  return bytes && { key: originalKey(hash), bytes, type: 'image/webp', isStandIn: false }
}
