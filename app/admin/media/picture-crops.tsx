import { listSizes, type PictureFacts, place } from '../../ui/picture.tsx'
import type { Crop } from './crops.ts'

/** `picture`: undefined until it is loaded. */
type Props = { picture: PictureFacts | undefined; crops: Crop[] }

const height = 7

/**
 * A picture as each place of the site shows it, cropped around its focal point. Space is reserved until it is loaded,
 * because a button below that moved from under the pointer would miss the click.
 */
export function PictureCrops({ picture, crops }: Props) {
  return (
    <div className="flex flex-wrap items-end gap-4">
      {crops.map((crop, at) => (
        <figure key={crop.caption} className="max-w-full min-w-0" style={{ width: `${crop.ratio * height}rem` }}>
          {picture ? (
            <CroppedPicture picture={picture} crop={crop} alt={at === 0 ? picture.alt : ''} />
          ) : (
            <div className="w-full border border-rule bg-paper" style={{ aspectRatio: crop.ratio }} />
          )}
          <figcaption className="mt-1 text-label text-soft">{crop.caption}</figcaption>
        </figure>
      ))}
    </div>
  )
}

function CroppedPicture({ picture, crop, alt }: { picture: PictureFacts; crop: Crop; alt: string }) {
  const { backgroundColor, objectPosition } = place(picture)
  const { ratio, isWhole, isCentred } = crop
  return (
    <img
      src={picture.width >= 320 ? `/media/${picture.hash}-320.webp` : picture.url}
      srcSet={listSizes(picture, 'webp')}
      sizes={`${Math.ceil(ratio * height * 16)}px`}
      alt={alt}
      decoding="async"
      className={`w-full border border-rule ${isWhole ? 'bg-paper object-contain' : 'object-cover'}`}
      style={
        isWhole
          ? { aspectRatio: ratio }
          : { aspectRatio: ratio, backgroundColor, objectPosition: isCentred ? undefined : objectPosition }
      }
    />
  )
}
