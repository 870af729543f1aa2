import { sql } from 'drizzle-orm'
import { pageAddress } from '../../contract/addresses.ts'
import type { KindName } from '../../contract/kinds.ts'
import { catalogueKinds } from '../catalogue/kind-entries.ts'
import { files, pictures } from '../media/tables.ts'
import { isOnShow, type KindEntries, siteKinds } from '../site/kind-entry.ts'
import { staffKinds } from '../staff/kind-entries.ts'
import { restoreFile, restorePicture } from './media-restores.ts'
import { restorePage } from './page-edits.ts'
import { restorePopup } from './popup-edits.ts'
import { restoreSlide } from './slide-edits.ts'
import { pages, popups, slides } from './tables.ts'

const contentKinds: KindEntries<'slide' | 'page' | 'pop-up' | 'picture' | 'file'> = {
  slide: {
    table: slides,
    id: slides.id,
    name: slides.title,
    deletedAt: slides.deletedAt,
    restore: restoreSlide,
    media: { hashes: { Picture: slides.imageHash, 'Picture on phones': slides.mobileImageHash } },
    button: { address: slides.ctaUrl, visible: slides.visible },
  },
  page: {
    table: pages,
    id: pages.id,
    name: pages.title,
    deletedAt: pages.deletedAt,
    restore: restorePage,
    media: { texts: [pages.body] },
    pages: {
      pattern: new RegExp(`^${pageAddress('([^/]+)')}$`),
      table: pages,
      key: pages.id,
      isShown: () => isOnShow(pages),
    },
  },
  'pop-up': {
    table: popups,
    id: popups.id,
    name: popups.title,
    deletedAt: popups.deletedAt,
    restore: restorePopup,
    media: {
      hashes: { Picture: popups.imageHash, 'Small picture': popups.previewImageHash },
      texts: [popups.message],
    },
    button: { address: popups.ctaUrl, visible: popups.visible },
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
type OtherKind = 'products' | 'home row' | 'announcement' | 'redirect' | 'synonym'
/** Kinds of a feature that this one does not know. */
type EnquiryKind = 'enquiry' | 'enquiries' | 'reply template' | 'enquiry rules'

/** Every other kind of record. */
export const kindEntries: KindEntries<Exclude<KindName, OtherKind | EnquiryKind>> = {
  ...siteKinds,
  ...staffKinds,
  ...catalogueKinds,
  ...contentKinds,
}
