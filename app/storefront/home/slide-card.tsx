import type { ReactNode } from 'react'
import type { Slide } from '../../../contract/content.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SlidePicture } from './slide-picture.tsx'
import { chooseStyle, describePicture, hasButton, hasWords, isDimmed } from './slide-rules.ts'

/**
 * The words stand on paper, so any photograph will do and none is hidden: below it on a small screen; else cut into its
 * foot, at the left (1) or in the middle (2), or laid on it at the right (3).
 */
const styles = {
  1: {
    sheet: 'lg:edge-start lg:bottom-0 lg:left-0 lg:pr-12 lg:pb-4 lg:pt-10',
    words: 'items-start md:max-lg:flex-row md:max-lg:items-end lg:max-w-88',
  },
  2: {
    sheet: 'lg:bottom-0 lg:left-1/2 lg:w-max lg:-translate-x-1/2 lg:px-12 lg:pb-4 lg:pt-8',
    words:
      'items-center text-center md:flex-row md:justify-center md:text-left lg:[&>div]:flex lg:[&>div]:items-center lg:[&>div]:gap-10 lg:[&_p]:mt-0 lg:[&_p]:max-w-[30ch]',
  },
  3: {
    sheet: 'lg:edge-end lg:top-1/2 lg:w-[24rem] lg:-translate-y-1/2 lg:p-12',
    words: 'items-start md:max-lg:flex-row md:max-lg:items-end',
  },
}

export function SlideCard({ slide, place }: { slide: Slide; place: number }) {
  const { title, subTitle, ctaString, ctaUrl } = slide
  const { sheet, words } = styles[chooseStyle(slide.style)]
  return (
    <div className="@container relative" itemProp="itemListElement" itemScope itemType="https://schema.org/ListItem">
      <meta itemProp="position" content={String(place + 1)} />
      <meta itemProp="name" content={title || describePicture(slide)} />
      <PictureLink slide={slide}>
        <SlidePicture slide={slide} first={place === 0} />
        {isDimmed(slide) && <div className="absolute inset-0 bg-linear-to-t from-ink/25 to-transparent to-45%" />}
      </PictureLink>
      {hasWords(slide) && (
        <div className={`bg-paper max-lg:px-[var(--gutter)] max-lg:pt-7 lg:absolute ${sheet}`}>
          <div className={`slide-words flex flex-col gap-x-14 gap-y-6 in-inert:animate-none ${words}`}>
            <div>
              {title && <h2 className="text-display md:text-h1">{title}</h2>}
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
    </div>
  )
}

type PictureLinkProps = { slide: Slide; children: ReactNode }

/** Beside a button that leads to the same place, the keyboard need not stop twice. */
function PictureLink({ slide, children }: PictureLinkProps) {
  if (!slide.ctaUrl) return <div className="relative">{children}</div>
  return (
    <a href={slide.ctaUrl} tabIndex={hasButton(slide) ? -1 : undefined} className="relative block">
      {children}
    </a>
  )
}
