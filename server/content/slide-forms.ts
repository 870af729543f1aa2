import { and, asc, eq, isNull } from 'drizzle-orm'
import { type SlideEdit, type SlideRow, StoredSlide } from '../../contract/staff-content.ts'
import type { Form } from '../../contract/staff-forms.ts'
import type { Db } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { illustrateRows } from './illustrated-rows.ts'
import { slides } from './tables.ts'

/** All slides, hidden ones too, in the order of the home page. */
export async function listSlideRows(db: Db): Promise<SlideRow[]> {
  const rows = await db
    .select()
    .from(slides)
    .where(isNull(slides.deletedAt))
    .orderBy(asc(slides.position), asc(slides.createdAt))
  return illustrateRows(db, rows)
}

export async function readSlideForm(db: Db, uuid: string): Promise<Form<SlideEdit>> {
  const [slide] = await db
    .select()
    .from(slides)
    .where(and(eq(slides.id, uuid), isNull(slides.deletedAt)))
  if (!slide) throw notFound('slide')
  return { version: slide.version, edit: StoredSlide.parse(slide) }
}
