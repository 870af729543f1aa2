import { z } from 'zod'

export const pictureWidths = [320, 640, 960, 1280, 1920] as const

/** A picture as pages need it: `/media/<hash>-<width>.avif|webp` are its sizes, `url` is the address for other clients. */
export const Picture = z.object({
  hash: z.string(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
  placeholder: z.string(),
  focalX: z.number(),
  focalY: z.number(),
})
export type Picture = z.infer<typeof Picture>
type Sized = Pick<Picture, 'hash' | 'url' | 'width'>

/** The picture in this width; the original if that is narrower. */
export const sizedAddress = ({ hash, url, width }: Sized, size: (typeof pictureWidths)[number]) =>
  width >= size ? `/media/${hash}-${size}.webp` : url

/** The picture in a width that suits a column of text. */
export const textPictureAddress = (picture: Sized) => sizedAddress(picture, 960)
