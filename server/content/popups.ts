import { asc } from 'drizzle-orm'
import type { Popup } from '../../contract/content.ts'
import { readPictures } from '../media/pictures.ts'
import type { Db } from '../platform/database.ts'
import { renderMarkdown } from '../platform/markdown.ts'
import { isShownAt } from './shown-now.ts'
import { popups } from './tables.ts'

export async function listPopups(db: Db, now: Date): Promise<Popup[]> {
  const rows = await db
    .select()
    .from(popups)
    .where(isShownAt(popups, now))
    .orderBy(asc(popups.position), asc(popups.createdAt))
  const pictures = await readPictures(
    db,
    rows.flatMap((row) => [row.imageHash, row.previewImageHash]),
  )
  return rows.map((row) => {
    const image = pictures.get(row.imageHash ?? '') ?? null
    const previewImage = pictures.get(row.previewImageHash ?? '')?.url ?? null
    return { ...row, messageHtml: renderMarkdown(row.message), imageUrl: image?.url ?? null, image, previewImage }
  })
}
