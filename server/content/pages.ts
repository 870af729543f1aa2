import { and, eq, isNull } from 'drizzle-orm'
import type { Page } from '../../contract/content.ts'
import type { Db } from '../platform/database.ts'
import { renderMarkdown } from '../platform/markdown.ts'
import { notFound } from '../platform/problem.ts'
import { pages } from './tables.ts'

const isLive = and(eq(pages.visible, true), isNull(pages.deletedAt))

export const listLivePages = (db: Db) =>
  db.select({ id: pages.id, updatedAt: pages.updatedAt }).from(pages).where(isLive).orderBy(pages.id)

export async function findPage(db: Db, pageId: string): Promise<Page> {
  const [page] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.id, pageId), isLive))
  if (!page) throw notFound('page')
  return { ...page, bodyHtml: renderMarkdown(page.body), date: page.updatedAt.toISOString() }
}
