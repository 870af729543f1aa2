import { sql } from 'drizzle-orm'
import type { KindName } from '../../contract/kinds.ts'
import { catalogueKinds } from '../catalogue/kind-entries.ts'
import { files, pictures } from '../media/tables.ts'
import { type KindEntries, siteKinds } from '../site/kind-entry.ts'
import { staffKinds } from '../staff/kind-entries.ts'
import { restoreFile, restorePicture } from './media-restores.ts'
import { pageRecords } from './page-edits.ts'
import { simpleKinds } from './records.ts'
import { pages } from './tables.ts'

const contentKinds: KindEntries<'page' | 'picture' | 'file'> = {
  page: {
    ...pageRecords.entry,
    name: pages.title,
    media: { texts: [pages.body] },
  },
  picture: {
    table: pictures,
    id: pictures.hash,
    name: pictures.fileName,
    title: sql`coalesce(nullif(${pictures.alt}, ''), ${pictures.fileName})`,
    deletedAt: pictures.deletedAt,
    restore: restorePicture,
  },
  file: {
    table: files,
    id: files.hash,
    name: files.fileName,
    deletedAt: files.deletedAt,
    restore: restoreFile,
  },
}

/** Kinds without rows of their own, or whose key is their name. */
type OtherKind = 'products' | 'announcement' | 'opening hours' | 'redirect' | 'synonym' | 'first steps'
/** Kinds of features that this feature must not import. */
type EnquiryKind = 'enquiry' | 'enquiries' | 'reply template' | 'enquiry rules'
type BookingKind = 'booking' | 'bookings' | 'booking rules'
type MailKind = 'mail settings' | 'mail text'

/** The entries of all other kinds of record. */
export const kindEntries: KindEntries<Exclude<KindName, OtherKind | EnquiryKind | BookingKind | MailKind>> = {
  ...siteKinds,
  ...staffKinds,
  ...catalogueKinds,
  ...simpleKinds,
  ...contentKinds,
}
