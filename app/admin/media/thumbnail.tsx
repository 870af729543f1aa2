import { listSizes, type PictureFacts, place } from '../../ui/picture.tsx'

type Props = { picture: PictureFacts; alt?: string; sizes?: string }

/** A picture as a square that is cut around its focal point. */
export function Thumbnail({ picture, alt = picture.alt, sizes = '200px' }: Props) {
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
      className="aspect-square h-auto w-full object-cover"
      style={place(picture)}
    />
  )
}
