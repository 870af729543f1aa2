import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { PageEdit, PageRow } from '../../contract/staff-content.ts'
import type { Form } from '../../contract/staff-forms.ts'
import type { Db } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { pages } from './tables.ts'

/** The six that are always there, then the shop's own. */
export async function listPageRows(db: Db): Promise<PageRow[]> {
  const rows = await db
    .select()
    .from(pages)
    .where(isNull(pages.deletedAt))
    .orderBy(desc(pages.fixed), asc(pages.title), pages.id)
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }))
}

export async function readPageForm(db: Db, id: string): Promise<Form<PageEdit>> {
  const [page] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.id, id), isNull(pages.deletedAt)))
  if (!page) throw notFound('page')
  return { version: page.version, edit: page }
}
