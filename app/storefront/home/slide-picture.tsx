import type { Slide } from '../../../contract/content.ts'
import { findPlain, listSizes, type PictureFacts, place } from '../../ui/picture.tsx'
import { describePicture } from './slide-rules.ts'

const onPhones = '(max-width: 768px)'

/** A phone gets a picture of its own where there is one. */
export function SlidePicture({ slide, first }: { slide: Slide; first: boolean }) {
  const { image, mobileImage } = slide
  if (!image) return null
  return (
    <picture>
      {mobileImage && <Sources picture={mobileImage} media={onPhones} />}
      <source type="image/avif" srcSet={listSizes(image, 'avif')} sizes="100vw" />
      <img
        src={findPlain(image)}
        srcSet={listSizes(image, 'webp')}
        sizes="100vw"
        width={image.width}
        height={image.height}
        alt={describePicture(slide)}
        fetchPriority={first ? 'high' : 'low'}
        loading={first ? 'eager' : 'lazy'}
        className="aspect-9/10 max-h-[64svh] w-full object-cover md:aspect-auto md:h-[clamp(28rem,44vw,48rem)] md:max-h-none"
        style={place(image)}
      />
    </picture>
  )
}

function Sources({ picture, media }: { picture: PictureFacts; media: string }) {
  const size = { width: picture.width, height: picture.height, sizes: '100vw', media }
  return (
    <>
      <source type="image/avif" srcSet={listSizes(picture, 'avif')} {...size} />
      <source type="image/webp" srcSet={listSizes(picture, 'webp')} {...size} />
    </>
  )
}
