import { z } from 'zod'
import { Picture } from './media.ts'

export const Slide = z.object({
  id: z.string(),
  style: z.number().int(),
  title: z.string(),
  subTitle: z.string(),
  ctaString: z.string(),
  ctaUrl: z.string(),
  imageUrl: z.string(),
  image: Picture.nullable(),
  mobileImageUrl: z.string().nullable(),
  mobileImage: Picture.nullable(),
  showOverlay: z.boolean(),
})
export type Slide = z.infer<typeof Slide>
export const Slides = z.array(Slide)

export const Popup = z.object({
  id: z.string(),
  title: z.string(),
  message: z.string(),
  messageHtml: z.string(),
  imageUrl: z.string().nullable(),
  image: Picture.nullable(),
  previewImage: z.string().nullable(),
  ctaString: z.string(),
  ctaUrl: z.string(),
})
export type Popup = z.infer<typeof Popup>

/** The page info of /latest-products and /special-offers. */
export const ListingInfo = z.object({
  pageTitle: z.string(),
  description: z.string(),
  bannerUrl: z.string(),
  banner: Picture.nullable(),
  metaDescription: z.string(),
  keywords: z.string(),
})
export type ListingInfo = z.infer<typeof ListingInfo>

export const PageId = z.object({ pageId: z.string().min(1).max(80) })
export const Page = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  bodyHtml: z.string(),
  date: z.string(),
  visible: z.boolean(),
  metaDescription: z.string(),
})
export type Page = z.infer<typeof Page>
