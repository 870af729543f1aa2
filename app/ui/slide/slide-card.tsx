import type { ReactNode } from 'react'
import { ButtonLink } from '../button.tsx'
import { type Device, SlideFrame } from './slide-frame.tsx'
import { SlidePicture } from './slide-picture.tsx'
import { chooseStyle, hasButton, hasWords, isDimmed, nameSlide, type SlideFacts } from './slide-rules.ts'

/** The three styles are defined in slide.css. */
const sheets = { 1: 'slide-sheet-1', 2: 'slide-sheet-2', 3: 'slide-sheet-3' }

type Props = {
  slide: SlideFacts
  place: number
  /** The device to show the slide for, if the browser does not decide. */
  device?: Device
}

export const SlideCard = ({ slide, place, device }: Props) => (
  <SlideFrame slide={slide} place={place} device={device}>
    {(facts) => <SlideContent slide={facts} place={place} device={device} />}
  </SlideFrame>
)

export function SlideContent({ slide, place, device }: Props) {
  const { title, subTitle, ctaString, ctaUrl } = slide
  return (
    <>
      <meta itemProp="position" content={String(place + 1)} />
      <meta itemProp="name" content={nameSlide(slide)} />
      <PictureLink slide={slide}>
        <SlidePicture slide={slide} first={place === 0} device={device} />
        {isDimmed(slide) && <div className="slide-dimmed" />}
      </PictureLink>
      {hasWords(slide) && (
        <div className={`slide-sheet ${sheets[chooseStyle(slide.style)]}`}>
          <div className="slide-words">
            <div>
              {title && <h2>{title}</h2>}
              {subTitle && <p>{subTitle}</p>}
            </div>
            {hasButton(slide) && (
              <ButtonLink href={ctaUrl} className="shrink-0">
                {ctaString}
              </ButtonLink>
            )}
          </div>
        </div>
      )}
    </>
  )
}

type PictureLinkProps = { slide: SlideFacts; children: ReactNode }

/** The picture's link is not in the tab order if a button has the same target. */
function PictureLink({ slide, children }: PictureLinkProps) {
  if (!slide.ctaUrl) return <div className="relative">{children}</div>
  return (
    <a
      href={slide.ctaUrl}
      tabIndex={hasButton(slide) ? -1 : undefined}
      aria-label={slide.title ? undefined : nameSlide(slide)}
      className="relative block"
    >
      {children}
    </a>
  )
}
