import type { Slide } from '../../../contract/content.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SlidePicture } from './slide-picture.tsx'

/**
 * The words stand on paper, so any photograph will do and none is hidden: below it on a phone; else cut into its foot, at
 * the left (1) or in the middle (2), or laid on it at the right (3).
 */
const styles = {
  1: {
    sheet: 'md:pb-4 md:pt-8 md:bottom-0 md:left-0 md:pl-[var(--gutter)] md:pr-10',
    words: 'md:flex-row md:items-end md:gap-14',
  },
  2: {
    sheet: 'md:bottom-0 md:left-1/2 md:w-max md:-translate-x-1/2 md:px-14 md:pb-4 md:pt-8',
    words: 'items-center text-center md:flex-row md:gap-14 md:text-left',
  },
  3: { sheet: 'md:right-[var(--gutter)] md:top-1/2 md:w-[24rem] md:-translate-y-1/2 md:p-12', words: '' },
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
        <div className={`bg-paper max-md:px-[var(--gutter)] max-md:pt-7 md:absolute ${sheet}`}>
          <div className={`slide-words flex flex-col items-start gap-6 ${words}`}>
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
