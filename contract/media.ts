import { z } from 'zod'

export const pictureWidths = [320, 640, 960, 1280, 1920] as const

/**
 * A picture as pages need it: `/media/<hash>-<width>.avif|webp` are its sizes, `url` is the address for other clients.
 */
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

/** The size of a picture that suits a column of text. */
export const textPictureAddress = ({ hash, url, width }: Pick<Picture, 'hash' | 'url' | 'width'>) =>
  width >= 960 ? `/media/${hash}-960.webp` : url
