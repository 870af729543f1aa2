import { findPlain, listSizes, type PictureFacts, place } from '../picture.tsx'
import { describePicture, type SlideFacts } from './slide-rules.ts'

const onPhones = '(max-width: 768px)'

export type Device = 'phone' | 'computer'

type Props = { slide: SlideFacts; first: boolean; device?: Device }

/** A phone gets a picture of its own where there is one. */
export function SlidePicture({ slide, first, device }: Props) {
  const { mobileImage } = slide
  const image = device === 'phone' && slide.image ? (mobileImage ?? slide.image) : slide.image
  if (!image) return null
  return (
    <picture>
      {mobileImage && !device && <Sources picture={mobileImage} media={onPhones} />}
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
        className="aspect-9/10 max-h-[64svh] w-full object-cover @tablet:aspect-auto @tablet:h-[clamp(28rem,44cqw,48rem)] @tablet:max-h-none"
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
