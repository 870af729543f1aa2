import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { KindName, KindWith } from '../../contract/kinds.ts'
import type { Db, Transaction } from '../platform/database.ts'
import type { Change } from './changes.ts'
import { listingInfos, shopLook, siteLinks, siteSettings } from './tables.ts'

/** How a kind of record is stored, for the bin, the history, the search and the media library. */
export type KindEntry = {
  table: PgTable
  id: PgColumn
  name: PgColumn | SQL
  /** The record's title in the history, if it is more than its name. */
  title?: SQL
  /** The joins of other tables that the title needs. */
  beside?: SQL
  /** The column with the time at which a record was deleted. */
  deletedAt?: PgColumn
  /** Takes a record out of the bin. */
  restore?(tx: Transaction, change: Change, id: string): Promise<unknown>
  /** `hashes`: the columns with a picture's hash, by their labels. `texts`: the columns that may name pictures and files. */
  media?: { hashes?: Record<string, PgColumn>; texts?: PgColumn[] }
  /** The columns of its button: the target, whether it is visible (always without this column), and until when. */
  button?: { address: PgColumn; visible?: PgColumn; until?: PgColumn }
  search?: KindSearch
}

/** How the back office's search finds a kind: by name, unless declared otherwise. */
export type KindSearch = {
  /** Distinguishes a record from others of the same name. */
  note?: PgColumn | SQL
  /** Reads all records, if the search needs more than their names. */
  read?(db: Db): Promise<FoundRow[]>
  /** Finds the matching records, if the database searches more than their names. */
  find?(db: Db, q: string, limit: number): Promise<FoundRow[]>
}

/** `also`: another name of a record, such as a code. */
export type FoundRow = { id: string | number; name: string; note?: string | null; also?: string[] }

type Needed<Kind extends KindName> = KindEntry &
  (Kind extends KindWith<'bin'> ? Required<Pick<KindEntry, 'deletedAt' | 'restore'>> : unknown) &
  (Kind extends KindWith<'usesMedia'> ? Required<Pick<KindEntry, 'media'>> : unknown)

/** The entries of these kinds, each together with what the contract says about the kind. */
export type KindEntries<Kinds extends KindName> = { [Kind in Kinds]: Needed<Kind> }

export const siteKinds: KindEntries<'listing' | 'settings' | 'look' | 'site links'> = {
  listing: {
    table: listingInfos,
    id: listingInfos.key,
    name: listingInfos.pageTitle,
    media: { hashes: { Banner: listingInfos.bannerHash }, texts: [listingInfos.description] },
  },
  settings: {
    table: siteSettings,
    id: siteSettings.id,
    name: siteSettings.shopName,
    media: { texts: [siteSettings.aboutUs, siteSettings.parkingText] },
  },
  look: {
    table: shopLook,
    id: shopLook.id,
    name: shopLook.accent,
    media: {
      hashes: { Logo: shopLook.logoHash, Icon: shopLook.iconHash, 'Picture of shared links': shopLook.shareHash },
    },
  },
  'site links': {
    table: siteLinks,
    id: siteLinks.id,
    name: sql`'Header and footer'`,
    media: {
      texts: [siteLinks.menuFirst, siteLinks.menuLast, siteLinks.footerShop, siteLinks.footerInformation],
    },
  },
}
