import type { Slide } from '../../../contract/content.ts'
import { SlideCard } from './slide-card.tsx'

export function Slides({ slides }: { slides: Slide[] }) {
  if (slides.length === 0) return null
  return (
    <section aria-label="Highlights">
      <ul className="scroller pb-0 [--gap:0rem] [--per-view:1] [scrollbar-width:none]">
        {slides.map((slide, place) => (
          <li key={slide.id} className="@container relative">
            <SlideCard slide={slide} first={place === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}
