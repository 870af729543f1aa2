import { type SQL, sql } from 'drizzle-orm'
import type { DeadLinksAsked } from '../../contract/staff-content.ts'
import type { DeadLink } from '../../contract/staff-overview.ts'
import type { Db } from '../platform/database.ts'
import { followRedirect, readRedirects } from '../site/redirects.ts'
import { pickLivePages } from './live-pages.ts'
import { pages, popups, slides } from './tables.ts'

/** Links on show that lead to no page of this shop; other sites are theirs to look after. */
export async function listDeadLinks(db: Db, publicUrl: string): Promise<DeadLink[]> {
  const links = await listLinks(db)
  const dead = await pickDeadAddresses(db, publicUrl, [...new Set(links.map(({ address }) => address))])
  return links.filter(({ address }) => dead.has(address))
}

/** The same of one address, and of the links in one text, before either is saved. */
export async function findDeadLinks(db: Db, publicUrl: string, { address, text }: DeadLinksAsked): Promise<string[]> {
  const written = await db.execute<{ address: string }>(sql`select address from ${linksIn(sql`${text}::text`)}`)
  const addresses = [...new Set([address, ...written.map((link) => link.address)])].filter((one) => one !== '')
  const dead = await pickDeadAddresses(db, publicUrl, addresses)
  return addresses.filter((one) => dead.has(one))
}

async function pickDeadAddresses(db: Db, publicUrl: string, addresses: string[]): Promise<Set<string>> {
  const moved = await readRedirects(db)
  const ends = new Map(
    addresses.flatMap((address) => {
      const url = readOwnAddress(address, publicUrl)
      if (!url) return []
      const end = new URL(followRedirect(moved, url) ?? url.href, url).pathname.replace(/(?<=.)\/+$/, '')
      return [[address, end] as const]
    }),
  )
  const live = await pickLivePages(db, [...new Set(ends.values())])
  return new Set([...ends].flatMap(([address, end]) => (live.has(end) ? [] : [address])))
}

/** What is not a page, but may well be linked to. */
const otherThings = /^\/(media|api|admin)(\/|$)|^\/(sitemap\.xml|robots\.txt)$/

function readOwnAddress(address: string, publicUrl: string): URL | undefined {
  const url = URL.canParse(address, publicUrl) ? new URL(address, publicUrl) : undefined
  if (url?.origin !== new URL(publicUrl).origin || otherThings.test(url.pathname)) return undefined
  return url
}

async function listLinks(db: Db): Promise<DeadLink[]> {
  const rows = await db.execute<DeadLink>(sql`
    select distinct kind, id, name, address from (
      select 'slide' as kind, ${slides.id}::text as id, ${slides.title} as name, ${slides.ctaUrl} as address
        from ${slides} where ${isShown(slides)}
      union all select 'popup', ${popups.id}::text, ${popups.title}, ${popups.ctaUrl}
        from ${popups} where ${isShown(popups)}
      union all select 'popup', ${popups.id}::text, ${popups.title}, found.address
        from ${popups}, ${linksIn(sql`${popups.message}`)} where ${isShown(popups)}
      union all select 'page', ${pages.id}, ${pages.title}, found.address
        from ${pages}, ${linksIn(sql`${pages.body}`)} where ${isShown(pages)}
    ) as link where address <> '' order by kind, name, address`)
  return [...rows]
}

const isShown = ({ visible, deletedAt }: typeof slides | typeof popups | typeof pages) =>
  sql`${visible} and ${deletedAt} is null`

/** In markdown and in HTML within it: those of this site begin with a slash, or name it in full. */
const linksIn = (text: SQL) => sql`lateral (
  select part[1] as address
  from regexp_matches(${text}, '(?:\\]\\(<?|href\\s*=\\s*["''])((?:https?:/)?/[^)>\\s"'']+)', 'gi') as part
) as found`
