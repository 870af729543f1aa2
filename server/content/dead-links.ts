import { and, eq, isNull, ne, not, sql } from 'drizzle-orm'
import { pageAddress } from '../../contract/addresses.ts'
import { listKinds } from '../../contract/kinds.ts'
import type { DeadAddress, DeadLinksQuery } from '../../contract/staff/content.ts'
import type { DeadLink, LinkHere } from '../../contract/staff/overview.ts'
import type { Db } from '../platform/database.ts'
import { listShownAddresses } from '../platform/shown-addresses.ts'
import type { KindEntry } from '../site/kind-entry.ts'
import { readSiteLinks } from '../site/site-links.ts'
import { type LinkAsked, listTargets, pickDead, pickLinksTo } from './dead-addresses.ts'
import { kindEntries } from './kind-entries.ts'
import { listLivePages } from './pages.ts'
import { hasEnded } from './shown-now.ts'
import { everyPage, listShownTexts, type ShownText } from './shown-texts.ts'

/** Visible links and pictures whose target is missing in this shop. Links to other sites are not checked. */
export async function listDeadLinks(db: Db, publicUrl: string): Promise<DeadLink[]> {
  const dead = await pickDead(db, publicUrl, await listShownLinks(db))
  const links = dead.map(({ kind, id, name, address, target }) => ({ kind, id, name, address, target }))
  return removeRepeated(links).toSorted(compare)
}

/** The visible records that link to a page, other than the page itself. */
export async function listLinksHere(db: Db, publicUrl: string, path: string): Promise<LinkHere[]> {
  const links = await pickLinksTo(db, publicUrl, path, await listShownLinks(db))
  return removeRepeated(links.map(({ kind, id, name }) => ({ kind, id, name })))
}

/** The visible pages that nothing else links to, so that shoppers do not find them. */
export async function listUnlinkedPages(db: Db, publicUrl: string): Promise<string[]> {
  const [pages, targets] = await Promise.all([
    listLivePages(db),
    listShownLinks(db).then((links) => listTargets(db, publicUrl, links)),
  ])
  return pages.map(({ id }) => id).filter((id) => !targets.has(pageAddress(id)))
}

async function listShownLinks(db: Db) {
  const [buttons, links, texts] = await Promise.all([
    Promise.all(listKinds('hasLinks').map((kind) => listButtons(db, kind))),
    listSiteLinks(db),
    listShownTexts(db),
  ])
  return [...buttons.flat(), ...links, ...texts.flatMap(listLinks)]
}

/** Checks one address, and the links in one text, before either is saved. */
export async function findDeadLinks(db: Db, publicUrl: string, asked: DeadLinksQuery): Promise<DeadAddress[]> {
  const shownAt = asked.page === undefined ? everyPage : [asked.page]
  const button: LinkAsked = { address: asked.address, tag: 'a', shownAt }
  const links = [...(asked.address === '' ? [] : [button]), ...listLinks({ text: asked.text, shownAt })]
  const dead = await pickDead(db, publicUrl, links)
  return removeRepeated(dead.map(({ address, target }) => ({ address, target })))
}

const listLinks = <Text extends Pick<ShownText, 'text' | 'shownAt'>>({ text, ...rest }: Text) =>
  listShownAddresses(text).flatMap(({ tag, address, written }): (Omit<Text, 'text'> & LinkAsked)[] => {
    if (address !== '') return [{ ...rest, tag, address }]
    // A picture whose data is in the text is copied into the library when the text is saved.
    return /^\s*(data:|$)/i.test(written) ? [] : [{ ...rest, tag, address: written, isDropped: true }]
  })

type Button = LinkAsked & Pick<DeadLink, 'kind' | 'id' | 'name'>

async function listButtons(db: Db, kind: DeadLink['kind']): Promise<Button[]> {
  const { table, id, name, deletedAt, button }: KindEntry = kindEntries[kind]
  if (!button) return []
  const rows = await db
    .select({
      id: sql<string>`${id}::text`,
      name: sql<string>`${name}`,
      address: sql<string>`${button.address}`,
    })
    .from(table)
    .where(
      and(
        button.visible && eq(button.visible, true),
        button.until && not(hasEnded(button.until)),
        deletedAt && isNull(deletedAt),
        ne(button.address, ''),
      ),
    )
  return rows.map((row) => ({ ...row, kind, tag: 'a', shownAt: everyPage }))
}

async function listSiteLinks(db: Db): Promise<Button[]> {
  const { menuFirst, menuLast, footerShop, footerInformation } = await readSiteLinks(db)
  return [...menuFirst, ...menuLast, ...footerShop, ...footerInformation].map(({ label, address }) => ({
    kind: 'site links',
    id: '1',
    name: label,
    address,
    tag: 'a',
    shownAt: everyPage,
  }))
}

const removeRepeated = <Row extends object>(rows: Row[]): Row[] => [
  ...new Map(rows.map((row) => [JSON.stringify(row), row])).values(),
]

const compare = (one: DeadLink, other: DeadLink) =>
  one.kind.localeCompare(other.kind) || one.name.localeCompare(other.name) || one.address.localeCompare(other.address)
