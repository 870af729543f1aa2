import { z } from 'zod'
import { trimPath } from './addresses.ts'
import { listKinds, recordKinds } from './kinds.ts'
import { listed } from './staff-content-records.ts'
import { InAppPath, Line, Markdown, NeededLine, Slug, Text } from './staff-fields.ts'

/** What staff see of pages and redirects, and what they may save of them. */

export const PageEdit = z.object({
  title: NeededLine(160, 'A title'),
  body: Markdown(100_000),
  metaDescription: Line(400),
  visible: z.boolean(),
})
export type PageEdit = z.infer<typeof PageEdit>

/** A page keeps the address that it began with. */
export const NewPage = PageEdit.extend({ id: Slug })
export type NewPage = z.infer<typeof NewPage>

/** `fixed`: one of the six that the shop always shows. */
export const PageRow = z.object({ id: z.string(), ...listed, fixed: z.boolean() })
export type PageRow = z.infer<typeof PageRow>

/** What is not a page: the site's own machinery, where a redirect would do harm or nothing. */
const machinery = /^\/(api|admin|media|assets)(\/|$)|^\/(healthz|readyz|robots\.txt|sitemap\.xml|favicon\.ico)$/

export const RedirectEdit = z.object({
  fromPath: InAppPath.refine((path) => !/[?#]/.test(path), 'An old address ends before any ? or #.')
    .transform((path) => trimPath(new URL(path, 'http://shop').pathname))
    .refine((path) => !machinery.test(path), 'This address belongs to the site itself.'),
  toPath: InAppPath,
})
export type RedirectEdit = z.infer<typeof RedirectEdit>

/** Going back to an address within so many days undoes the rename: the address in between is forgotten. */
export const undoableDays = 7

export const Redirect = z.object({ fromPath: z.string(), toPath: z.string() })
export const RedirectRow = Redirect.extend({ createdAt: z.string() })
export type RedirectRow = z.infer<typeof RedirectRow>
export const OldAddress = z.object({ fromPath: z.string().max(500) })

/** Where somebody ends up who asks for an address; a whole web address may be asked about as well. */
export const Asked = z.object({
  address: NeededLine(2000, 'An address')
    .transform((text) => (/^https?:\/\//i.test(text) ? text : text.replace(/^[/\\]*/, '/')))
    .refine((text) => URL.canParse(text, 'http://shop'), 'An address looks like /special-offers.'),
})
export const AddressTarget = z.object({
  path: z.string(),
  /** Where a redirect sends them. */
  to: z.string().nullable(),
  /** Whether there is a page in the end. */
  page: z.boolean(),
  /** The address that was moved to from here, if going back would undo a recent rename. */
  undoes: z.string().optional(),
})
export type AddressTarget = z.infer<typeof AddressTarget>

/**
 * What is to be looked through for links that lead nowhere, as it is typed: one address, a text, or both. `page` is the
 * address of the page that shows it; without one it is on every page.
 */
export const DeadLinksAsked = z.object({
  address: z.string().max(2000),
  text: Text(100_000),
  page: InAppPath.optional(),
})
export type DeadLinksAsked = z.infer<typeof DeadLinksAsked>

/** `target`: what is not there. */
export const DeadAddress = z.object({ address: z.string(), target: z.enum(['page', 'file', 'picture']) })
export type DeadAddress = z.infer<typeof DeadAddress>

/** A page of the shop that a button or a link can lead to. */
export const ShopPage = z.object({ address: z.string(), name: z.string(), kind: z.string() })
export type ShopPage = z.infer<typeof ShopPage>
export const ShopProductsAsked = z.object({ q: Line(100) })

export const binKinds = listKinds('bin')
export const BinKind = z.enum(binKinds)
export type BinKind = z.infer<typeof BinKind>

export const BinRow = z.object({
  kind: BinKind,
  id: z.string(),
  name: z.string(),
  binnedAt: z.string(),
  /** Nobody by name, where it was not done by hand. */
  binnedBy: z.string().nullable(),
})
export type BinRow = z.infer<typeof BinRow>

const idPatterns = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  number: /^[1-9]\d{0,8}$/,
  hash: /^[0-9a-f]{64}$/,
  slug: /^[a-z0-9-]{1,80}$/,
}
export const BinRestore = z
  .object({ kind: BinKind, id: z.string() })
  .refine(({ kind, id }) => idPatterns[recordKinds[kind].bin].test(id), {
    path: ['id'],
    error: 'There is no such thing.',
  })
