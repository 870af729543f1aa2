import { trimPath } from '../../contract/addresses.ts'
import type { calls } from '../../contract/calls.ts'
import { among } from '../platform/among.ts'
import type { Db } from '../platform/database.ts'
import type { Handlers } from '../serve.ts'
import { redirects } from './tables.ts'

export type Redirects = Map<string, string>
export type FindRedirect = (url: URL) => string | undefined
export type FindDestination = (url: URL) => Promise<string | undefined>

export async function readRedirects(db: Db): Promise<Redirects> {
  const { fromPath, toPath } = redirects
  const rows = await db.select({ fromPath, toPath }).from(redirects)
  return new Map(rows.map((row) => [row.fromPath, row.toPath]))
}

/** The redirects that these addresses would follow. */
export async function readRedirectsOf(db: Db, urls: URL[]): Promise<Redirects> {
  const paths = new Set(urls.flatMap(({ pathname }) => [pathname, trimPath(pathname), findScope(pathname)?.from ?? '']))
  if (paths.size === 0) return new Map()
  const { fromPath, toPath } = redirects
  const rows = await db
    .select({ fromPath, toPath })
    .from(redirects)
    .where(among(fromPath, [...paths]))
  return new Map(rows.map((row) => [row.fromPath, row.toPath]))
}

export function followRedirect(moved: Redirects, { pathname, search }: URL): string | undefined {
  const backOffice = findBackOffice(pathname)
  if (backOffice) return backOffice + search
  const to = moved.get(pathname) ?? moved.get(trimPath(pathname)) ?? followScope(moved, pathname)
  return to === undefined ? undefined : carryQuery(to, search)
}

const scoped = /^\/(brand|property)(\/[^/]+\/[^/]+)(\/[^/]+(?:\/[^/]*)?)$/
const subCategory = /^\/store(\/[^/?#]+\/[^/?#]+)$/

/** The sub-category within which a brand or a property is listed at this address. */
function findScope(pathname: string): { from: string; kind: string; rest: string } | undefined {
  const [, kind, scope, rest] = scoped.exec(trimPath(pathname)) ?? []
  return kind && scope && rest ? { from: `/store${scope}`, kind, rest } : undefined
}

/** A brand or a property within a sub-category moves with it. */
function followScope(moved: Redirects, pathname: string): string | undefined {
  const scope = findScope(pathname)
  const [, to] = subCategory.exec((scope && moved.get(scope.from)) ?? '') ?? []
  return scope && to && `/${scope.kind}${to}${scope.rest}`
}

/** The query of an old address is kept, unless the new one has its own. */
function carryQuery(to: string, search: string): string {
  const [path = '', part] = to.split('#', 2)
  const address = path.includes('?') ? path : path + search
  return part === undefined ? address : `${address}#${part}`
}

/** Resolves links that a browser follows inside the shop without a request for a document. */
export const answerRedirects = (find: FindDestination): Handlers<typeof calls, 'redirect'> => ({
  redirect: async ({ address }) => ({ to: (await find(new URL(address, 'http://shop'))) ?? null }),
})

/** Only the lower-case path of the back office is private, so other spellings redirect to it. */
function findBackOffice(pathname: string): string | undefined {
  const [, name, rest] = /^\/(admin)(\/.*)?$/i.exec(pathname) ?? []
  return name === undefined || name === 'admin' ? undefined : `/admin${rest ?? ''}`
}
