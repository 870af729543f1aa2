import type { Slide } from '../../../contract/content.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SlidePicture } from './slide-picture.tsx'

/**
 * The words stand on paper, so any photograph will do and none is hidden: below it on a small screen; else cut into its
 * foot, at the left (1) or in the middle (2), or laid on it at the right (3).
 */
const styles = {
  1: { sheet: 'lg:edge-start lg:bottom-0 lg:left-0 lg:pr-10 lg:pb-4 lg:pt-8', words: 'md:flex-row md:items-end' },
  2: {
    sheet: 'lg:bottom-0 lg:left-1/2 lg:w-max lg:-translate-x-1/2 lg:px-14 lg:pb-4 lg:pt-8',
    words: 'items-center text-center md:flex-row md:justify-center md:text-left',
  },
  3: { sheet: 'lg:edge-end lg:top-1/2 lg:w-[24rem] lg:-translate-y-1/2 lg:p-12', words: 'md:max-lg:flex-row' },
}

export function SlideCard({ slide, first }: { slide: Slide; first: boolean }) {
  const { title, subTitle, ctaString, ctaUrl, showOverlay } = slide
  const style = slide.style === 2 || slide.style === 3 ? slide.style : 1
  const { sheet, words } = styles[style]
  return (
    <>
      <div className="relative">
        <SlidePicture slide={slide} first={first} />
        {showOverlay && style !== 3 && (
          <div className="absolute inset-0 bg-linear-to-t from-ink/25 to-transparent to-45%" />
        )}
      </div>
      {(title || subTitle || ctaString || ctaUrl) && (
        <div className={`bg-paper max-lg:px-[var(--gutter)] max-lg:pt-7 lg:absolute ${sheet}`}>
          <div className={`slide-words flex flex-col items-start gap-x-14 gap-y-6 ${words}`}>
            <div>
              {title && <h2 className="text-display md:text-h1">{title}</h2>}
              {subTitle && <p className="mt-2 max-w-[40ch] text-lead text-soft">{subTitle}</p>}
            </div>
            {ctaString && ctaUrl && (
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
