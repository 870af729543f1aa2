import { NewPage } from '../../contract/staff/content.ts'
import { PopupEdit, SlideEdit } from '../../contract/staff/content-records.ts'
import { StoredHomeRow } from '../../contract/staff/home-rows.ts'
import { HoursEdit } from '../../contract/staff/opening-hours.ts'
import { BannerEdit, ListingInfoEdit, SettingsEdit } from '../../contract/staff/site.ts'
import { saveHomeRow } from '../../server/catalogue/home/home-row-records.ts'
import { homeRows } from '../../server/catalogue/tables.ts'
import { createPage, savePage } from '../../server/content/page-edits.ts'
import { createPopup, createSlide } from '../../server/content/records.ts'
import { pages } from '../../server/content/tables.ts'
import type { Transaction } from '../../server/platform/database.ts'
import type { Change } from '../../server/site/changes.ts'
import { saveListingInfo } from '../../server/site/listing-info-edits.ts'
import { readSettings } from '../../server/site/settings.ts'
import { saveBanner, saveHours, saveSettings } from '../../server/site/settings-edits.ts'
import { listingInfos } from '../../server/site/tables.ts'
import { type DemoShop, readText } from './demo-data.ts'
import type { Hashes } from './media.ts'
import type { Named, TermIds } from './named.ts'

/** Everything that is not for sale: settings, slides, pop-ups, pages. */
export async function createSiteContent(tx: Transaction, change: Change, shop: DemoShop, { terms, hashOf }: Named) {
  await settleIn(tx, change, shop)
  await announceListings(tx, change, shop, hashOf)
  await fillHomeRows(tx, change, shop, terms)
  for (const slide of shop.slides) {
    const pictures = { imageHash: hashOf(slide.image), mobileImageHash: hashOf(slide.mobileImage) }
    await createSlide(tx, change, SlideEdit.parse({ ...slide, ...pictures, visible: true }))
  }
  for (const popup of shop.popups) {
    const pictures = { imageHash: hashOf(popup.image), previewImageHash: hashOf(popup.previewImage) }
    await createPopup(tx, change, PopupEdit.parse({ ...popup, ...pictures, visible: true }))
  }
  await writePages(tx, change, shop)
}

async function settleIn(tx: Transaction, change: Change, { settings, openingHours, closedEveryYear }: DemoShop) {
  const edit = SettingsEdit.parse({ ...settings, aboutUs: await readText('about-us.md') })
  const yearly = closedEveryYear.map((day) => ({ ...day, hours: null }))
  const hours = HoursEdit.parse({ ...settings, openingHours: { ...openingHours, exceptions: [], yearly } })
  const { version } = await saveSettings(tx, change, { version: (await readSettings(tx)).version, edit })
  const { version: next } = await saveHours(tx, change, { version, edit: hours })
  await saveBanner(tx, change, { version: next, edit: BannerEdit.parse(settings) })
}

async function announceListings(tx: Transaction, change: Change, { listings }: DemoShop, hashOf: Hashes) {
  for (const { key, version } of await tx.select().from(listingInfos)) {
    const { banner, ...listing } = listings[key]
    const edit = ListingInfoEdit.parse({ ...listing, bannerHash: hashOf(banner) })
    await saveListingInfo(tx, change, { id: key, version, edit })
  }
}

async function fillHomeRows(tx: Transaction, change: Change, shop: DemoShop, terms: TermIds) {
  for (const row of await tx.select().from(homeRows)) {
    const route = new Map(Object.entries(shop.homeRows)).get(row.key)
    if (route === undefined) continue
    const edit = StoredHomeRow.parse({ ...row, subCategoryUuid: terms.subCategory(route), visible: true })
    await saveHomeRow(tx, change, { id: row.key, version: row.version, edit })
  }
}

async function writePages(tx: Transaction, change: Change, shop: DemoShop) {
  const there = new Map((await tx.select().from(pages)).map((page) => [page.id, page.version]))
  for (const page of shop.pages) {
    const edit = NewPage.parse({ ...page, body: await readText(`pages/${page.id}.md`), visible: true })
    const { id, ...text } = edit
    const version = there.get(id)
    if (version === undefined) await createPage(tx, change, edit)
    else await savePage(tx, change, { id, version, edit: text })
  }
}
