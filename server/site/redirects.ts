import type { Db } from '../platform/database.ts'
import { redirects } from './tables.ts'

export type Redirects = Map<string, string>

export async function readRedirects(db: Db): Promise<Redirects> {
  const rows = await db.select().from(redirects)
  return new Map(rows.map(({ fromPath, toPath }) => [fromPath, toPath]))
}

/** Where an address has moved to, if it has; what was asked with it moves along. */
export function followRedirect(moved: Redirects, { pathname, search }: URL): string | undefined {
  const to = moved.get(pathname) ?? moved.get(pathname.replace(/\/+$/, ''))
  return to === undefined ? undefined : to + (to.includes('?') ? '' : search)
}
