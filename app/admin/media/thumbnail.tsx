import { listSizes, type PictureFacts, place } from '../../ui/picture.tsx'

type Props = { picture: PictureFacts; alt?: string; sizes?: string }

/** A square thumbnail, cropped around the focal point. A picture far from square, such as a logo, is shown whole. */
export function Thumbnail({ picture, alt = picture.alt, sizes = '200px' }: Props) {
  const ratio = picture.width / picture.height
  const fit = ratio > 2 || ratio < 0.5 ? 'object-contain' : 'object-cover'
  return (
    <img
      src={picture.width >= 320 ? `/media/${picture.hash}-320.webp` : picture.url}
      srcSet={listSizes(picture, 'webp')}
      sizes={sizes}
      width={320}
      height={320}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={`aspect-square h-auto w-full ${fit}`}
      style={place(picture)}
    />
  )
}
