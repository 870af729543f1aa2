import { and, desc, eq } from 'drizzle-orm'
import { trimPath } from '../../contract/addresses.ts'
import type { AddressTarget, RedirectRow } from '../../contract/staff/content.ts'
import type { Db } from '../platform/database.ts'
import { isRecentRename } from '../site/redirect-edits.ts'
import { followRedirect, readRedirectsOf } from '../site/redirects.ts'
import { redirects } from '../site/tables.ts'
import { isLivePage } from './live-pages.ts'

export async function listRedirects(db: Db): Promise<RedirectRow[]> {
  const { fromPath, toPath, createdAt } = redirects
  const rows = await db.select({ fromPath, toPath, createdAt }).from(redirects).orderBy(desc(createdAt), fromPath)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** The address that a visitor reaches from an address of the shop after all redirects. */
export async function followAddress(db: Db, address: string): Promise<AddressTarget> {
  const url = new URL(address, 'http://shop')
  const [undone] = await db
    .select({ toPath: redirects.toPath })
    .from(redirects)
    .where(and(eq(redirects.fromPath, url.pathname), isRecentRename))
  const to = followRedirect(await readRedirectsOf(db, [url]), url) ?? null
  const end = new URL(to ?? url.href, 'http://shop').pathname
  const page = await isLivePage(db, trimPath(end))
  return { path: url.pathname, to, page, undoes: undone?.toPath }
}
