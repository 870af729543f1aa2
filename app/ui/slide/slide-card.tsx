import type { ReactNode } from 'react'
import { ButtonLink } from '../button.tsx'
import { type Device, SlideFrame } from './slide-frame.tsx'
import { SlidePicture } from './slide-picture.tsx'
import { chooseStyle, hasButton, hasWords, isDimmed, nameSlide, type SlideFacts } from './slide-rules.ts'

/**
 * Arranged by the width it is given, not by the window's, so that the back office can show it at any.
 * The words stand on paper, so any photograph will do and none is hidden: below it on a small screen; else cut into its
 * foot, at the left (1) or in the middle (2), or laid on it at the right (3).
 */
const styles = {
  1: {
    sheet: '@desktop:edge-start @desktop:bottom-0 @desktop:left-0 @desktop:pr-12 @desktop:pb-4 @desktop:pt-10',
    words: 'items-start @tablet:@max-desktop:flex-row @tablet:@max-desktop:items-end @desktop:max-w-88',
  },
  2: {
    sheet:
      '@desktop:bottom-0 @desktop:left-1/2 @desktop:w-max @desktop:-translate-x-1/2 @desktop:px-12 @desktop:pb-4 @desktop:pt-8',
    words:
      'items-center text-center @tablet:flex-row @tablet:justify-center @tablet:text-left @desktop:[&>div]:flex @desktop:[&>div]:items-center @desktop:[&>div]:gap-10 @desktop:[&_p]:mt-0 @desktop:[&_p]:max-w-[30ch]',
  },
  3: {
    sheet: '@desktop:edge-end @desktop:top-1/2 @desktop:w-[24rem] @desktop:-translate-y-1/2 @desktop:p-12',
    words: 'items-start @tablet:@max-desktop:flex-row @tablet:@max-desktop:items-end',
  },
}

type Props = {
  slide: SlideFacts
  place: number
  /** The device it is shown for, where the browser does not decide. */
  device?: Device
}

export const SlideCard = ({ slide, place, device }: Props) => (
  <SlideFrame slide={slide} place={place} device={device}>
    {(facts) => <SlideContent slide={facts} place={place} device={device} />}
  </SlideFrame>
)

export function SlideContent({ slide, place, device }: Props) {
  const { title, subTitle, ctaString, ctaUrl } = slide
  const { sheet, words } = styles[chooseStyle(slide.style)]
  return (
    <>
      <meta itemProp="position" content={String(place + 1)} />
      <meta itemProp="name" content={nameSlide(slide)} />
      <PictureLink slide={slide}>
        <SlidePicture slide={slide} first={place === 0} device={device} />
        {isDimmed(slide) && <div className="absolute inset-0 bg-linear-to-t from-ink/25 to-transparent to-45%" />}
      </PictureLink>
      {hasWords(slide) && (
        <div className={`bg-paper @max-desktop:px-[var(--gutter)] @max-desktop:pt-7 @desktop:absolute ${sheet}`}>
          <div className={`slide-words flex flex-col gap-x-14 gap-y-6 in-inert:animate-none ${words}`}>
            <div>
              {title && <h2 className="text-display @tablet:text-h1">{title}</h2>}
              {subTitle && <p className="mt-2 max-w-[40ch] text-lead text-soft">{subTitle}</p>}
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

/** The keyboard skips the picture's link where a button has the same target. */
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
