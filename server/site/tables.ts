import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { corners, densities, footers, headers, ownLook, typePairings } from '../../contract/look/look.ts'
import type { Shop } from '../../contract/site.ts'
import { mailTextKinds } from '../../contract/staff/mail-texts.ts'
import type { KeptHours } from '../../contract/staff/opening-hours.ts'
import { defaultSiteLinks, type SiteLink } from '../../contract/staff/site-links.ts'
import { pictures } from '../media/tables.ts'
import { at, createdAt, isoAt, updatedAt, versionNumber } from '../platform/columns.ts'

/** One row: its version increases in the transaction of each public change. Its lock serialises these transactions. */
export const contentVersion = pgTable(
  'content_version',
  {
    id: smallint().primaryKey().default(1),
    version: versionNumber().notNull().default(1),
    /** A new value for each version. Unlike version numbers, it does not repeat after a restore from a backup. */
    stamp: uuid().notNull().defaultRandom(),
    /** The time up to which starts and ends of offers and of 'new' have been carried out. */
    switchedAt: at().notNull().defaultNow(),
    updatedAt: updatedAt(),
  },
  (table) => [check('content_version_one_row', sql`${table.id} = 1`)],
)

/** One row: the shop's own details and settings. */
export const siteSettings = pgTable(
  'site_settings',
  {
    id: smallint().primaryKey().default(1),
    shopName: text().notNull().default('Showroom'),
    street: text().notNull().default(''),
    town: text().notNull().default(''),
    postcode: text().notNull().default(''),
    phone: text().notNull().default(''),
    email: text().notNull().default(''),
    bannerMessage: text().notNull().default(''),
    bannerFrom: isoAt(),
    bannerUntil: isoAt(),
    openingHours: jsonb().$type<KeptHours>(),
    /** Typed by hand, if it is not generated from the hours. */
    openingTimesWeekdays: text(),
    openingTimesSunday: text(),
    showInterestFreeCredit: boolean().notNull().default(true),
    aboutUs: text().notNull().default(''),
    parkingText: text().notNull().default(''),
    threeWordUrl: text().notNull().default(''),
    mapEmbedUrl: text().notNull().default(''),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    socialLinks: jsonb().$type<Shop['socialLinks']>().notNull().default([]),
    companyName: text().notNull().default(''),
    companyNumber: text().notNull().default(''),
    vatNumber: text().notNull().default(''),
    priceRange: text().notNull().default('£15 - £5000'),
    pageSize: integer().notNull().default(24),
    newForDays: integer().notNull().default(60),
    /** The days for which a price was asked before an offer may name it as 'was'. */
    wasDays: integer().notNull().default(28),
    consentDeclinedDays: integer().notNull().default(1),
    offerWhenUnpriced: boolean().notNull().default(true),
    version: integer().notNull().default(1),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('site_settings_one_row', sql`${table.id} = 1`),
    check('site_settings_page_size', sql`${table.pageSize} between 1 and 200`),
  ],
)

/** One row: the shop's look, as owners choose it. The default is that of `app/styles/theme.css`. */
export const shopLook = pgTable(
  'shop_look',
  {
    id: smallint().primaryKey().default(1),
    accent: text().notNull().default(ownLook.accent),
    paper: text().notNull().default(ownLook.paper),
    type: text({ enum: typePairings }).notNull().default(ownLook.type),
    corner: text({ enum: corners }).notNull().default(ownLook.corner),
    density: text({ enum: densities }).notNull().default(ownLook.density),
    header: text({ enum: headers }).notNull().default(ownLook.header),
    footer: text({ enum: footers }).notNull().default(ownLook.footer),
    logoHash: text().references(() => pictures.hash),
    iconHash: text().references(() => pictures.hash),
    shareHash: text().references(() => pictures.hash),
    version: integer().notNull().default(1),
    updatedAt: updatedAt(),
  },
  (table) => [check('shop_look_one_row', sql`${table.id} = 1`)],
)

/** One row: the links of header and footer, at first those of the specification. */
export const siteLinks = pgTable(
  'site_links',
  {
    id: smallint().primaryKey().default(1),
    menuFirst: jsonb().$type<SiteLink[]>().notNull().default(defaultSiteLinks.menuFirst),
    menuLast: jsonb().$type<SiteLink[]>().notNull().default(defaultSiteLinks.menuLast),
    footerCategories: boolean().notNull().default(defaultSiteLinks.footerCategories),
    footerShop: jsonb().$type<SiteLink[]>().notNull().default(defaultSiteLinks.footerShop),
    footerInformation: jsonb().$type<SiteLink[]>().notNull().default(defaultSiteLinks.footerInformation),
    version: integer().notNull().default(1),
    updatedAt: updatedAt(),
  },
  (table) => [check('site_links_one_row', sql`${table.id} = 1`)],
)

/** The texts of mails that an owner has changed. */
export const mailTextRows = pgTable('mail_texts', {
  kind: text({ enum: mailTextKinds }).primaryKey(),
  subject: text().notNull(),
  text: text().notNull(),
  version: integer().notNull().default(1),
  updatedAt: updatedAt(),
})

/** The page info of the listings that are not a category: `latest-products` and `clearance`. */
export const listingInfos = pgTable('listing_infos', {
  key: text({ enum: ['latest-products', 'clearance'] }).primaryKey(),
  pageTitle: text().notNull(),
  description: text().notNull().default(''),
  bannerHash: text().references(() => pictures.hash),
  metaDescription: text().notNull().default(''),
  keywords: text().notNull().default(''),
  version: integer().notNull().default(1),
  updatedAt: updatedAt(),
})

export const redirects = pgTable(
  'redirects',
  {
    fromPath: text().primaryKey(),
    toPath: text().notNull(),
    /** Whether a rename created it; then undoing the rename deletes it. */
    byRename: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.createdAt.desc().nullsFirst(), table.fromPath),
    check('redirects_paths', sql`${table.fromPath} like '/%' and ${table.toPath} like '/%'`),
    check('redirects_elsewhere', sql`${table.fromPath} <> ${table.toPath}`),
  ],
)

/** The history: never edited, never deleted. */
export const audit = pgTable(
  'audit',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: createdAt(),
    staffId: uuid(),
    staffName: text().notNull(),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    /** The search key of the history: in lower case, and short enough for an index. */
    lookupText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`lower(left(staff_name, 90) || chr(10) || left(entity, 90) || chr(10) || left(entity_id, 90)
          || chr(10) || left(coalesce(after ->> 'name', ''), 90) || chr(10) || left(coalesce(before ->> 'name', ''), 90)
          || chr(10) || left(coalesce(after ->> 'title', ''), 90))`,
      ),
  },
  (table) => [
    index().on(table.entity, table.entityId, table.id),
    index().on(table.at),
    // Lists the people in the history without reading every entry.
    index().on(table.staffName, table.entity),
    // A covering index for the list of entries, which does not need their `before` and `after`.
    index('audit_listed').on(table.id, table.entity, table.entityId, table.at, table.staffName, table.lookupText),
  ],
)
