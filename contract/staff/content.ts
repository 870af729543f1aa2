import { z } from 'zod'
import { trimPath } from '../addresses.ts'
import { listKinds, recordKinds } from '../kinds.ts'
import { hashForm } from '../media-hash.ts'
import { writeUuidPattern } from '../uuid.ts'
import { listed } from './content-records.ts'
import { InAppPath, Line, Markdown, NeededLine, Slug, Text } from './fields.ts'

/** Pages and redirects: the fields that staff see and save. */

export const PageEdit = z.object({
  title: NeededLine(160, 'A title'),
  body: Markdown(100_000),
  metaDescription: Line(400),
  visible: z.boolean(),
})
export type PageEdit = z.infer<typeof PageEdit>

/** A page's id is also its address, and cannot be changed later. */
export const NewPage = PageEdit.extend({ id: Slug })
export type NewPage = z.infer<typeof NewPage>

/** `fixed`: one of the six pages that every shop has. */
export const PageRow = z.object({ id: z.string(), ...listed, fixed: z.boolean() })
export type PageRow = z.infer<typeof PageRow>

/** Paths that the shop itself handles: a redirect there would break it or do nothing. */
const reservedPath = /^\/(api|admin|media|assets)(\/|$)|^\/(healthz|readyz|robots\.txt|sitemap\.xml|favicon\.ico)$/

export const RedirectEdit = z.object({
  fromPath: InAppPath.refine((path) => !/[?#]/.test(path), 'An old address ends before any ? or #.')
    .transform((path) => trimPath(new URL(path, 'http://shop').pathname))
    .refine((path) => !reservedPath.test(path), 'This address belongs to the site itself.'),
  toPath: InAppPath,
})
export type RedirectEdit = z.infer<typeof RedirectEdit>

/** `isNew`: an address that already redirects keeps its target; otherwise it gets the new one. */
export const RedirectSave = RedirectEdit.extend({ isNew: z.boolean().default(false) })

/** Changing an address back within this many days undoes the rename: the address in between is forgotten. */
export const undoableDays = 7

export const Redirect = z.object({ fromPath: z.string(), toPath: z.string() })
export const RedirectRow = Redirect.extend({ createdAt: z.string() })
export type RedirectRow = z.infer<typeof RedirectRow>
export const OldAddress = z.object({ fromPath: z.string().max(500) })

/** An address whose final target is wanted; it may be a complete URL. */
export const Asked = z.object({
  address: NeededLine(2000, 'An address')
    .transform((text) => (/^https?:\/\//i.test(text) ? text : text.replace(/^[/\\]*/, '/')))
    .refine((text) => URL.canParse(text, 'http://shop'), 'An address looks like /special-offers.'),
})
export const AddressTarget = z.object({
  path: z.string(),
  /** The target of the redirect. */
  to: z.string().nullable(),
  /** Whether the final address has a page. */
  page: z.boolean(),
  /** The newer address that redirects here, if changing back would undo a recent rename. */
  undoes: z.string().optional(),
})
export type AddressTarget = z.infer<typeof AddressTarget>

/**
 * Input of the check for dead links, sent while it is being typed: one address, a text, or both. `page` is the address
 * of the page that shows it; undefined if every page does.
 */
export const DeadLinksQuery = z.object({
  address: z.string().max(2000),
  text: Text(100_000),
  page: InAppPath.optional(),
})
export type DeadLinksQuery = z.infer<typeof DeadLinksQuery>

/** `target`: the kind of the missing target. */
export const DeadAddress = z.object({ address: z.string(), target: z.enum(['page', 'file', 'picture']) })
export type DeadAddress = z.infer<typeof DeadAddress>

/** A page of the shop to which a button or a link can lead. */
export const ShopPage = z.object({ address: z.string(), name: z.string(), kind: z.string() })
export type ShopPage = z.infer<typeof ShopPage>
export const ShopProductsQuery = z.object({ q: Line(100) })

export const binKinds = listKinds('bin')
export const BinKind = z.enum(binKinds)
export type BinKind = z.infer<typeof BinKind>

/** The bin lists the newest records of each kind. */
export const maxBinnedPerKind = 200

export const BinRow = z.object({
  kind: BinKind,
  id: z.string(),
  name: z.string(),
  binnedAt: z.string(),
  /** null if it was not a member of staff. */
  binnedBy: z.string().nullable(),
})
export type BinRow = z.infer<typeof BinRow>

const idPatterns = {
  uuid: new RegExp(`^${writeUuidPattern()}$`),
  number: /^[1-9]\d{0,8}$/,
  hash: hashForm,
  slug: /^[a-z0-9-]{1,80}$/,
  key: /^[A-Za-z0-9-]{1,80}$/,
}
export const BinRestore = z
  .object({ kind: BinKind, id: z.string() })
  .refine(({ kind, id }) => idPatterns[recordKinds[kind].bin].test(id), {
    path: ['id'],
    error: 'There is no such item.',
  })
