import { z } from 'zod'
import { get, post, put } from '../../call.ts'
import { Look } from '../../look/look.ts'
import * as content from '../content.ts'
import { contentRecordCalls } from '../content-records.ts'
import { InAppPath } from '../fields.ts'
import { Form, Nothing, Resaved, Resaving, slugKey } from '../forms.ts'
import { homeRowCalls } from '../home-rows.ts'
import { DayClosed, DayClosing, DayReopening, HoursEdit } from '../opening-hours.ts'
import { LinkHere } from '../overview.ts'
import { recordCalls } from '../record-calls.ts'
import { editors, everyone, open, owners } from '../roles.ts'
import * as site from '../site.ts'
import { SiteLinksEdit } from '../site-links.ts'

export const pageNames = { one: 'Page', many: 'Pages', ...slugKey } as const

const pageCalls = recordCalls({
  ...pageNames,
  readers: editors,
  writers: editors,
  path: '/api/staff/pages',
  row: content.PageRow,
  edit: content.PageEdit,
  created: content.NewPage,
})

const redirectCalls = {
  redirects: open(editors, get('/api/staff/redirects', z.array(content.RedirectRow))),
  saveRedirect: open(editors, post('/api/staff/redirects', content.Redirect, content.RedirectSave)),
  deleteRedirect: open(editors, post('/api/staff/redirects/delete', Nothing, content.OldAddress)),
  addressTarget: open(editors, get('/api/staff/redirects/target', content.AddressTarget, content.Asked)),
}

const byKey = z.object({ key: site.ListingKey })
const hoursCalls = {
  openingHours: open(editors, get('/api/staff/opening-hours', Form(HoursEdit))),
  saveOpeningHours: open(editors, put('/api/staff/opening-hours', Resaved, Resaving(HoursEdit))),
  closeDay: open(editors, post('/api/staff/opening-hours/close', DayClosed, DayClosing)),
  reopenDay: open(editors, post('/api/staff/opening-hours/reopen', Nothing, DayReopening)),
}

/** Calls of records that exist once: the settings, the announcement and the listing pages. */
const lastingCalls = {
  listing: open(editors, get('/api/staff/listings/:key', Form(site.ListingInfoEdit), byKey)),
  saveListing: open(
    editors,
    put('/api/staff/listings/:key', Resaved, Resaving(site.ListingInfoEdit).extend(byKey.shape)),
  ),
  banner: open(editors, get('/api/staff/banner', Form(site.StoredBanner))),
  saveBanner: open(editors, put('/api/staff/banner', Resaved, Resaving(site.BannerEdit))),
  siteLinks: open(editors, get('/api/staff/site-links', Form(SiteLinksEdit))),
  saveSiteLinks: open(editors, put('/api/staff/site-links', Resaved, Resaving(SiteLinksEdit))),
  look: open(owners, get('/api/staff/look', Form(Look))),
  saveLook: open(owners, put('/api/staff/look', Resaved, Resaving(Look))),
  settings: open(owners, get('/api/staff/settings', Form(site.SettingsEdit))),
  saveSettings: open(owners, put('/api/staff/settings', Resaved, Resaving(site.SettingsEdit))),
}

export const contentCalls = {
  ...contentRecordCalls,
  ...homeRowCalls,
  ...pageCalls,
  ...redirectCalls,
  ...lastingCalls,
  ...hoursCalls,
  shopPages: open(editors, get('/api/staff/shop-pages', z.array(content.ShopPage))),
  shopProducts: open(editors, get('/api/staff/shop-products', z.array(content.ShopPage), content.ShopProductsQuery)),
  deadLinks: open(everyone, post('/api/staff/dead-links', z.array(content.DeadAddress), content.DeadLinksQuery)),
  /** The ids of visible pages to which nothing links. */
  unlinkedPages: open(editors, get('/api/staff/unlinked-pages', z.array(z.string()))),
  linksHere: open(editors, get('/api/staff/links-here', z.array(LinkHere), z.object({ path: InAppPath }))),
  bin: open(editors, get('/api/staff/bin', z.array(content.BinRow))),
  restoreBinned: open(editors, post('/api/staff/bin/restore', Nothing, content.BinRestore)),
}
