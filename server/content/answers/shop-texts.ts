import { inArray } from 'drizzle-orm'
import { contactAddress, pageAddress } from '../../../contract/addresses.ts'
import { readText } from '../../../contract/head-texts.ts'
import type { Db } from '../../platform/database.ts'
import { renderMarkdown } from '../../platform/markdown.ts'
import { isOnShow } from '../../site/kind-pages.ts'
import { readSettings, type SettingsRow } from '../../site/settings.ts'
import type { TakesVisits } from '../public-settings.ts'
import { pages } from '../tables.ts'
import { indexPages, type PageIndex, type ShopPage } from './page-index.ts'
import { cutSections, stemsOf } from './page-sections.ts'

/** The texts of the shop about itself: its settings, and its visible pages. */
export type ShopTexts = { settings: SettingsRow; index: PageIndex; takesVisits: boolean }

type PageRow = Pick<typeof pages.$inferSelect, 'id' | 'title' | 'body' | 'metaDescription'>
type Read = { stamp: string; page: ShopPage }

type OpenTexts = { current(): ShopTexts; refresh(): Promise<void> }

/** The shop's texts in memory, as they were at the last refresh. A page is read again only when it was edited. */
export async function openShopTexts(db: Db, takesVisits: TakesVisits): Promise<OpenTexts> {
  let known = new Map<string, Read>()
  const look = async (): Promise<ShopTexts> => {
    const [settings, visits] = await Promise.all([readSettings(db), takesVisits(db)])
    known = await readPages(db, known)
    return arrangeTexts(
      settings,
      [...known.values()].map(({ page }) => page),
      visits,
    )
  }
  let texts = await look()
  const refresh = async () => {
    texts = await look()
  }
  return { current: () => texts, refresh }
}

export const arrangeTexts = (settings: SettingsRow, own: ShopPage[], takesVisits = false): ShopTexts => ({
  settings,
  takesVisits,
  index: indexPages([...own, ...describeStanding(settings)]),
})

async function readPages(db: Db, known: Map<string, Read>): Promise<Map<string, Read>> {
  const { id, version, updatedAt } = pages
  const rows = await db.select({ id, version, updatedAt }).from(pages).where(isOnShow(pages)).orderBy(id)
  const stamps = new Map(rows.map((row) => [row.id, `${row.version} ${row.updatedAt.getTime()}`]))
  const kept = [...known].filter(([id, { stamp }]) => stamps.get(id) === stamp)
  const changed = [...stamps.keys()].filter((id) => known.get(id)?.stamp !== stamps.get(id))
  if (changed.length === 0) return new Map(kept)
  const read = await db.select().from(pages).where(inArray(id, changed))
  return new Map([
    ...kept,
    ...read.map((row) => [row.id, { stamp: stamps.get(row.id) ?? '', page: describeOwn(row) }] as const),
  ])
}

export function describeOwn({ id, title, body, metaDescription }: PageRow): ShopPage {
  const html = renderMarkdown(body)
  return makePage({ title, path: pageAddress(id), summary: metaDescription || readText(html, 160), words: id, html })
}

/** The pages whose text comes from the settings. */
const describeStanding = ({ shopName, parkingText, aboutUs, ...shop }: SettingsRow): ShopPage[] => [
  makePage({
    title: 'How to find us',
    path: '/find-us',
    summary: writeAddress({ shopName, ...shop }),
    words: 'directions address map where location shop store showroom branch postcode visit',
    html: renderMarkdown(parkingText),
  }),
  makePage({
    title: 'Contact us',
    path: contactAddress(),
    summary: writeContacts(shop),
    words: 'email phone',
    html: '',
  }),
  ...(aboutUs ? [describeAbout(shopName, renderMarkdown(aboutUs))] : []),
]

export const aboutPath = '/#about'

const describeAbout = (shopName: string, html: string) =>
  makePage({
    title: `About ${shopName}`,
    path: aboutPath,
    summary: readText(html, 160),
    words: 'us story history company family business',
    html,
  })

type Words = Pick<ShopPage, 'title' | 'path' | 'summary'> & { words: string; html: string }

function makePage({ words, html, ...page }: Words): ShopPage {
  const sections = cutSections(html)
  const none = { headingStems: new Set<string>(), stems: new Set<string>(), sentences: [] }
  return { ...page, titleStems: stemsOf(`${page.title} ${words}`), sections: sections.length > 0 ? sections : [none] }
}

type Place = Pick<SettingsRow, 'shopName' | 'street' | 'town' | 'postcode'>
export const writeAddress = ({ shopName, street, town, postcode }: Place) =>
  [shopName, street, town, postcode].filter(Boolean).join(', ')

export const writeContacts = ({ phone, email }: Pick<SettingsRow, 'phone' | 'email'>) =>
  [phone, email].filter(Boolean).join(' · ')
