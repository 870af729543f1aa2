import { findPlain, listSizes, type PictureFacts, place } from '../picture.tsx'
import type { Device } from './slide-frame.tsx'
import { describePicture, type SlideFacts } from './slide-rules.ts'

const onPhones = '(max-width: 768px)'

type Props = { slide: SlideFacts; first: boolean; device?: Device }

/** A phone gets its own picture if there is one. No window needs fewer pixels than the smallest listed size. */
export function SlidePicture({ slide, first, device }: Props) {
  const { mobileImage } = slide
  const image = device === 'phone' && slide.image ? (mobileImage ?? slide.image) : slide.image
  if (!image) return null
  const forPhones = device ? null : mobileImage
  return (
    <picture>
      {forPhones && <Sources picture={forPhones} media={onPhones} />}
      <source type="image/avif" srcSet={listSizes(image, 'avif', { smallest: forPhones ? 960 : 640 })} sizes="100vw" />
      <img
        src={findPlain(image)}
        width={image.width}
        height={image.height}
        alt={describePicture(slide)}
        fetchPriority={first ? 'high' : 'low'}
        loading={first ? 'eager' : 'lazy'}
        className="slide-picture"
        style={place(image)}
      />
    </picture>
  )
}

/** A phone without AVIF gets a single size as well. */
function Sources({ picture, media }: { picture: PictureFacts; media: string }) {
  const size = { width: picture.width, height: picture.height, media }
  return (
    <>
      <source type="image/avif" srcSet={listSizes(picture, 'avif', { smallest: 640 })} sizes="100vw" {...size} />
      <source srcSet={findPlain(picture)} {...size} />
    </>
  )
}
