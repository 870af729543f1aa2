import { asc } from 'drizzle-orm'
import type { Slide } from '../../contract/content.ts'
import type { Picture } from '../../contract/media.ts'
import { readPictures } from '../media/pictures.ts'
import type { Db } from '../platform/database.ts'
import { isShownAt } from './shown-now.ts'
import { slides } from './tables.ts'

/** The slides that are shown at this instant and have a picture. */
export async function listSlides(db: Db, now: Date): Promise<Slide[]> {
  const rows = await db
    .select()
    .from(slides)
    .where(isShownAt(slides, now))
    .orderBy(asc(slides.position), asc(slides.createdAt))
  const pictures = await readPictures(
    db,
    rows.flatMap((row) => [row.imageHash, row.mobileImageHash]),
  )
  return rows.map((row) => showSlide(row, pictures)).filter(({ image }) => image !== null)
}

function showSlide(row: typeof slides.$inferSelect, pictures: Map<string, Picture>): Slide {
  const image = pictures.get(row.imageHash ?? '') ?? null
  const mobileImage = pictures.get(row.mobileImageHash ?? '') ?? null
  return {
    ...row,
    imageUrl: image?.url ?? '',
    image,
    mobileImageUrl: mobileImage?.url ?? null,
    mobileImage,
  }
}
