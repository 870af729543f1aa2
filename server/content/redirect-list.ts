import { desc } from 'drizzle-orm'
import type { Lead, RedirectRow } from '../../contract/staff-content.ts'
import type { Db } from '../platform/database.ts'
import { followRedirect, readRedirects } from '../site/redirects.ts'
import { redirects } from '../site/tables.ts'
import { isLivePage } from './live-pages.ts'

export async function listRedirects(db: Db): Promise<RedirectRow[]> {
  const rows = await db.select().from(redirects).orderBy(desc(redirects.createdAt), redirects.fromPath)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** Where somebody ends up who asks for an address of the shop. */
export async function followAddress(db: Db, address: string): Promise<Lead> {
  const url = new URL(address, 'http://shop')
  const to = followRedirect(await readRedirects(db), url) ?? null
  const end = new URL(to ?? url.href, 'http://shop').pathname
  return { path: url.pathname, to, page: await isLivePage(db, end.replace(/(?<=.)\/+$/, '')) }
}
