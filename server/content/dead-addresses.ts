import { trimPath } from '../../contract/addresses.ts'
import type { DeadAddress } from '../../contract/staff/content.ts'
import { pickLiveMedia } from '../media/live-media.ts'
import type { Db } from '../platform/database.ts'
import type { ShownAddress } from '../platform/shown-addresses.ts'
import { followRedirect, type Redirects, readRedirectsOf } from '../site/redirects.ts'
import { pickLivePages } from './live-pages.ts'

/** A link or a picture, and the addresses of the pages that show it. */
export type LinkAsked = Pick<ShownAddress, 'tag' | 'address'> & {
  shownAt: string[]
  /** Whether the address is removed before shoppers see the text. */
  isDropped?: boolean
}

/** `path` is null for an address without any target. */
type End = { path: string | null; target: DeadAddress['target'] }

/** The links without a target on at least one of their pages, with readable addresses. */
export async function pickDead<Link extends LinkAsked>(
  db: Db,
  publicUrl: string,
  links: Link[],
): Promise<(Link & DeadAddress)[]> {
  const moved = await readMoves(db, publicUrl, links)
  const found = links.map((link) => ({ link, ends: findEnds(link, publicUrl, moved) }))
  const paths = [...new Set(found.flatMap(({ ends }) => ends.flatMap(({ path }) => path ?? [])))]
  const [pages, media] = await Promise.all([pickLivePages(db, paths), pickLiveMedia(db, paths)])
  return found.flatMap(({ link, ends }) => {
    const dead = ends.find(({ path, target }) => path === null || !(target === 'page' ? pages : media).has(path))
    return dead ? [{ ...link, address: readable(link.address), target: dead.target }] : []
  })
}

/** The links that lead to a page, directly or by a redirect. */
export async function pickLinksTo<Link extends LinkAsked>(
  db: Db,
  publicUrl: string,
  path: string,
  links: Link[],
): Promise<Link[]> {
  const moved = await readMoves(db, publicUrl, links)
  return links.filter((link) => findEnds(link, publicUrl, moved).some((end) => end.path === path))
}

/** Every path that the links lead to. */
export async function listTargets(db: Db, publicUrl: string, links: LinkAsked[]): Promise<Set<string>> {
  const moved = await readMoves(db, publicUrl, links)
  return new Set(links.flatMap((link) => findEnds(link, publicUrl, moved).flatMap(({ path }) => path ?? [])))
}

/** A shop may have thousands of redirects: only those that the links would follow are read. */
const readMoves = (db: Db, publicUrl: string, links: LinkAsked[]): Promise<Redirects> =>
  readRedirectsOf(
    db,
    links.flatMap((link) => resolve(link, publicUrl).map(({ url }) => url)),
  )

/** Valid targets that are not pages. */
const otherThings = /^\/(assets|api|admin)(\/|$)|^\/(sitemap\.xml|robots\.txt)$/

/** The paths in this shop to which the address leads from each page that shows it. */
function findEnds(link: LinkAsked, publicUrl: string, moved: Redirects): End[] {
  const { tag, isDropped } = link
  if (isDropped) return [{ path: null, target: tag === 'img' ? 'picture' : 'page' }]
  return resolve(link, publicUrl).flatMap(({ from, url }): End[] => {
    if (/^\/media(\/|$)/.test(url.pathname)) return [{ path: url.pathname, target: nameMedia(url.pathname) }]
    if (tag === 'img') return [{ path: url.pathname, target: 'picture' }]
    if (otherThings.test(url.pathname) || url.pathname === from.pathname) return []
    return [{ path: followMoves(url, moved), target: 'page' }]
  })
}

/** The addresses in this shop to which a browser resolves the link on the pages that show it. */
const resolve = ({ address, shownAt }: LinkAsked, publicUrl: string) =>
  shownAt.flatMap((page) => {
    const from = new URL(page, publicUrl)
    const url = URL.parse(address, from.href)
    return url?.host === from.host ? [{ from, url }] : []
  })

const nameMedia = (path: string) => (path.startsWith('/media/files/') ? 'file' : 'picture')

const followMoves = (url: URL, moved: Redirects) =>
  trimPath(new URL(followRedirect(moved, url) ?? url.href, url).pathname)

function readable(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
