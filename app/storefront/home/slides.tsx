import type { Slide } from '../../../contract/content.ts'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { type AsShown, asShown } from '../../ui/kept.tsx'
import type { SlideContent } from '../../ui/slide/slide-card.tsx'
import { SlideFrame } from '../../ui/slide/slide-frame.tsx'

type Content = { SlideContent: typeof SlideContent } | undefined

/**
 * A server-rendered page already contains the markup of its slides. Only shoppers who come from another page load their
 * code; undefined if that failed.
 */
let content: Content
export async function loadSlideContent(): Promise<Content> {
  content = await import('../../ui/slide/slide-card.tsx').catch((error: unknown) => void console.error(error))
  return content
}

export const onePerView = { 0: 1 }

export function Slides({ slides }: { slides: (Slide | AsShown)[] }) {
  if (slides.length === 0) return null
  return (
    <div itemScope itemType="https://schema.org/ItemList">
      <Carousel
        label="Highlights"
        role="region"
        responsive={onePerView}
        autoplayMs={6000}
        infinite
        dots
        arrows
        className="[--gap:0px]"
        controlsClassName="wrap"
      >
        {slides.map((slide, place) => (
          <SlideFrame key={slide === asShown ? place : slide.id} slide={slide} place={place}>
            {(facts) => content && <content.SlideContent slide={facts} place={place} />}
          </SlideFrame>
        ))}
      </Carousel>
    </div>
  )
}
