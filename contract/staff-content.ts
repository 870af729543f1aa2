import { z } from 'zod'
import { InAppPath, Line, NeededLine, OptionalInAppPath, PictureHash, Slug, Text, WebAddress } from './staff-fields.ts'

/** What staff may save of slides, pop-ups and pages. */

export const SlideEdit = z.object({
  style: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  title: Line(160),
  subTitle: Line(240),
  ctaString: Line(60),
  ctaUrl: OptionalInAppPath,
  imageHash: PictureHash.nullable(),
  mobileImageHash: PictureHash.nullable(),
  showOverlay: z.boolean(),
  visible: z.boolean(),
})
export type SlideEdit = z.infer<typeof SlideEdit>

export const PopupEdit = z.object({
  title: Line(160),
  message: Text(5000),
  imageHash: PictureHash.nullable(),
  previewImageHash: PictureHash.nullable(),
  ctaString: Line(60),
  ctaUrl: OptionalInAppPath.or(WebAddress),
  visible: z.boolean(),
})
export type PopupEdit = z.infer<typeof PopupEdit>

export const PageEdit = z.object({
  title: NeededLine(160, 'A title'),
  body: Text(100_000),
  metaDescription: Line(400),
  visible: z.boolean(),
})
export type PageEdit = z.infer<typeof PageEdit>

/** A page keeps the address that it began with. */
export const NewPage = PageEdit.extend({ id: Slug })
export type NewPage = z.infer<typeof NewPage>

/** What is not a page: the site's own machinery, where a redirect would do harm or nothing. */
const machinery = /^\/(api|admin|media|assets)(\/|$)|^\/(healthz|readyz|robots\.txt|sitemap\.xml|favicon\.ico)$/

export const RedirectEdit = z.object({
  fromPath: InAppPath.refine((path) => !/[?#]/.test(path), 'An old address ends before any ? or #.')
    .transform((path) => new URL(path, 'http://shop').pathname.replace(/(?<=.)\/+$/, ''))
    .refine((path) => !machinery.test(path), 'This address belongs to the site itself.'),
  toPath: InAppPath,
})
export type RedirectEdit = z.infer<typeof RedirectEdit>
