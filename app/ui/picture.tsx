/** The widths generated for every picture, besides the original. */
export const madeWidths = [320, 640, 960, 1280, 1920]
export const smallestWidth = 320

export type PictureFacts = {
  hash: string
  /** The address of the original, needed only for a picture that is narrower than every generated width. */
  url?: string
  width: number
  height: number
  alt: string
  placeholder: string
  /** The focal point, from 0 to 1; the centre by default. */
  focalX?: number
  focalY?: number
}

type Props = {
  picture: PictureFacts
  /** The displayed width, as the `sizes` of an image. */
  sizes: string
  /** For the largest element on the first screen: fetched with high priority. */
  first?: boolean
  /** The largest width to offer, for a picture that is never displayed wider. */
  largest?: number
  alt?: string
  className?: string
}

export function Picture({ picture, sizes, first = false, largest, alt = picture.alt, className }: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={listSizes(picture, 'avif', { largest })} sizes={sizes} />
      <img
        src={findPlain(picture)}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        className={className}
        style={place(picture)}
      />
    </picture>
  )
}

type Limits = { smallest?: number; largest?: number }

/** A picture narrower than the smallest wanted width gets the largest size that it has. */
export function listSizes(
  { hash, width }: PictureFacts,
  type: 'avif' | 'webp',
  { smallest = 0, largest = width }: Limits = {},
): string | undefined {
  const made = madeWidths.filter((candidate) => candidate <= Math.min(width, largest))
  const first = made.findIndex((candidate) => candidate >= smallest)
  const list = made.slice(first).map((size) => `/media/${hash}-${size}.${type} ${size}w`)
  return list.join(', ') || undefined
}

/** For browsers without AVIF: a single size is enough for those few, and keeps pages short. */
export function findPlain({ hash, width, url }: PictureFacts): string | undefined {
  const made = madeWidths.findLast((candidate) => candidate <= Math.min(width, 960))
  return made ? `/media/${hash}-${made}.webp` : url
}

export function place({ placeholder, focalX = 0.5, focalY = 0.5 }: PictureFacts) {
  const centred = focalX === 0.5 && focalY === 0.5
  return {
    backgroundColor: placeholder,
    objectPosition: centred ? undefined : `${focalX * 100}% ${focalY * 100}%`,
  }
}
