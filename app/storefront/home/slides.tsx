import type { Slide } from '../../../contract/content.ts'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { SlideCard } from '../../ui/slide/slide-card.tsx'
import { holdsSomething } from '../../ui/slide/slide-rules.ts'

export const onePerView = { 0: 1 }

export function Slides({ slides }: { slides: Slide[] }) {
  const shown = slides.filter(holdsSomething)
  if (shown.length === 0) return null
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
        {shown.map((slide, place) => (
          <SlideCard key={slide.id} slide={slide} place={place} />
        ))}
      </Carousel>
    </div>
  )
}
