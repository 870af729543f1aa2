import { eq } from 'drizzle-orm'
import { pictureWidths } from '../../contract/media.ts'
import type { Db } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { originalKey, type Size, sizeKey } from './keys.ts'
import type { Media } from './media.ts'
import type { SizeType } from './studio/develop.ts'
import { pictures } from './tables.ts'

/** A stand-in is shown until what was asked for is made. The key names the content. */
export type ShownPicture = { key: string; bytes: Buffer; type: string; standIn: boolean }

const address = new RegExp(`^([0-9a-f]{64})(?:\\.webp|-(${pictureWidths.join('|')})\\.(avif|webp))$`)

/** What is behind `<hash>.webp` and `<hash>-<width>.avif|webp`. */
export async function findPicture(db: Db, media: Media, name: string): Promise<ShownPicture> {
  const [, hash, width, type] = address.exec(name) ?? []
  if (!hash) throw notFound('picture')
  const shown = width
    ? await findSize(db, media, { hash, width: Number(width), type: type as SizeType })
    : await findOriginal(media, hash)
  if (!shown) throw notFound('picture')
  return shown
}

async function findSize(db: Db, media: Media, asked: Size): Promise<ShownPicture | undefined> {
  const made = await findMade(media, asked)
  if (made) return made
  const [picture] = await db.select({ width: pictures.width }).from(pictures).where(eq(pictures.hash, asked.hash))
  return picture && findFitting(media, asked, picture.width)
}

/** Nothing is made wider than its original. */
async function findFitting(media: Media, asked: Size, originalWidth: number): Promise<ShownPicture | undefined> {
  const size = { ...asked, width: Math.min(asked.width, originalWidth) }
  if (size.type === 'webp' && size.width === originalWidth) return findOriginal(media, size.hash)
  const made = size.width < asked.width && (await findMade(media, size))
  if (made) return made
  media.sizes.order(size)
  const original = await findOriginal(media, size.hash)
  return original && { ...original, standIn: true }
}

async function findMade({ storage }: Media, size: Size): Promise<ShownPicture | undefined> {
  const bytes = await storage.read(sizeKey(size))
  return bytes && { key: sizeKey(size), bytes, type: `image/${size.type}`, standIn: false }
}

async function findOriginal({ storage }: Media, hash: string): Promise<ShownPicture | undefined> {
  const bytes = await storage.read(originalKey(hash))
  return bytes && { key: originalKey(hash), bytes, type: 'image/webp', standIn: false }
}
