import type { Slide } from '../../../contract/content.ts'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { type AsShown, asShown } from '../../ui/kept.tsx'
import type { SlideContent } from '../../ui/slide/slide-card.tsx'
import { SlideFrame } from '../../ui/slide/slide-frame.tsx'

/** A page of the server brings its slides as they are shown: what renders them is fetched by those who come from elsewhere. */
let content: { SlideContent: typeof SlideContent } | undefined
export async function loadSlideContent(): Promise<void> {
  content = await import('../../ui/slide/slide-card.tsx').catch((error: unknown) => void console.error(error))
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
