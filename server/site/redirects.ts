import type { Db } from '../platform/database.ts'
import { redirects } from './tables.ts'

export type Redirects = Map<string, string>

export async function readRedirects(db: Db): Promise<Redirects> {
  const rows = await db.select().from(redirects)
  return new Map(rows.map(({ fromPath, toPath }) => [fromPath, toPath]))
}

/** Where an address has moved to, if it has; what was asked with it moves along. */
export function followRedirect(moved: Redirects, { pathname, search }: URL): string | undefined {
  const desk = findDesk(pathname)
  if (desk) return desk + search
  const to = moved.get(pathname) ?? moved.get(pathname.replace(/\/+$/, ''))
  return to === undefined ? undefined : to + (to.includes('?') ? '' : search)
}

/** The back office is private under its name in small letters, so it has no other. */
function findDesk(pathname: string): string | undefined {
  const [, name, rest] = /^\/(admin)(\/.*)?$/i.exec(pathname) ?? []
  return name === undefined || name === 'admin' ? undefined : `/admin${rest ?? ''}`
}
