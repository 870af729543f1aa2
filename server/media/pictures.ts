import { sql } from 'drizzle-orm'
import { maxPictureBytes } from '../../contract/body-limits.ts'
import type { Picture } from '../../contract/media.ts'
import { among } from '../platform/among.ts'
import type { Db } from '../platform/database.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { Converted } from './converter/convert.ts'
import { storeContent } from './damage.ts'
import { cleanFileName } from './file-name.ts'
import { hashContent } from './keys.ts'
import type { Media } from './media.ts'
import { checkLength } from './refusals.ts'
import { pictures } from './tables.ts'

export type PictureRow = typeof pictures.$inferSelect

type Named = { fileName: string; alt?: string }

export async function uploadPicture(
  db: Db,
  { storage, converter }: Pick<Media, 'storage' | 'converter'>,
  { bytes, ...named }: Named & { bytes: Buffer },
): Promise<PictureRow> {
  checkLength(bytes, maxPictureBytes)
  return storePicture(db, storage, named, await converter.convert(bytes))
}

/** Stores a picture. If it is stored already, it keeps its first alt text. */
export async function storePicture(
  db: Db,
  storage: Storage,
  { fileName, alt = '' }: Named,
  { webp, ...facts }: Converted,
): Promise<PictureRow> {
  const hash = hashContent(webp)
  const type = 'image/webp'
  const picture = { hash, fileName: cleanFileName(fileName), alt: alt.trim(), type, bytes: webp.length, ...facts }
  return storeContent(storage, { kind: 'picture', hash, bytes: webp, type }, () => keepPicture(db, picture))
}

async function keepPicture(db: Db, picture: typeof pictures.$inferInsert): Promise<PictureRow> {
  const [row] = await db
    .insert(pictures)
    .values(picture)
    .onConflictDoUpdate({
      target: pictures.hash,
      set: {
        alt: sql`case when ${pictures.alt} = '' then excluded.alt else ${pictures.alt} end`,
        deletedAt: null,
        damagedAt: null,
      },
    })
    .returning()
  if (!row) throw new Error(`The picture ${picture.hash} was not stored.`)
  return row
}

/** The columns of a picture that pages need. */
export const shownColumns = {
  hash: pictures.hash,
  width: pictures.width,
  height: pictures.height,
  alt: pictures.alt,
  placeholder: pictures.placeholder,
  focalX: pictures.focalX,
  focalY: pictures.focalY,
}

export async function readPictures(db: Db, hashes: Iterable<string | null>): Promise<Map<string, Picture>> {
  const wanted = [...new Set(hashes)].filter((hash) => hash !== null)
  if (wanted.length === 0) return new Map()
  const rows = await db.select(shownColumns).from(pictures).where(among(pictures.hash, wanted))
  return new Map(rows.map((row) => [row.hash, showPicture(row)]))
}

type Shown = Omit<Picture, 'url'>

export function showPicture({ hash, width, height, alt, placeholder, focalX, focalY }: Shown): Picture {
  return { hash, url: `/media/${hash}.webp`, width, height, alt, placeholder, focalX, focalY }
}
