import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Page } from '../../contract/content.ts'
import type { Db } from '../platform/database.ts'
import { renderMarkdown } from '../platform/markdown.ts'
import { notFound } from '../platform/problem.ts'
import { pages } from './tables.ts'

const isLive = and(eq(pages.visible, true), isNull(pages.deletedAt))

export const listLivePages = (db: Db) =>
  db.select({ id: pages.id, updatedAt: pages.updatedAt }).from(pages).where(isLive).orderBy(pages.id)

export const findPage = (db: Db, pageId: string): Promise<Page> => readPage(db, and(eq(pages.id, pageId), isLive))

/** Whether the page about credit has a text: as a fixed page, it exists from the beginning. */
export const explainsCredit = (db: Db): Promise<boolean> => hasText(db, 'interest-free-credit')

const hasText = async (db: Db, pageId: string): Promise<boolean> =>
  (await db.$count(pages, and(eq(pages.id, pageId), isLive, sql`${pages.body} ~ '[^[:space:]]'`))) > 0

/** A page for its preview, as if it were visible. */
export async function previewPage(db: Db, pageId: string): Promise<Page> {
  return { ...(await readPage(db, and(eq(pages.id, pageId), isNull(pages.deletedAt)))), visible: true }
}

async function readPage(db: Db, where: SQL | undefined): Promise<Page> {
  const [page] = await db.select().from(pages).where(where)
  if (!page) throw notFound('page')
  return { ...page, bodyHtml: renderMarkdown(page.body), date: page.updatedAt.toISOString() }
}
