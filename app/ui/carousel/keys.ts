import type { CarouselApi } from './carousel-api.ts'
import { isStill } from './stillness.ts'

/** The arrow keys move the slides, and the focus moves from the old slide to the new one. In a dialog they work anywhere. */
export function followArrowKeys(api: CarouselApi, whole: HTMLElement): () => void {
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (step > 0) api.scrollNext(isStill())
    else api.scrollPrev(isStill())
    if (api.containerNode().contains(document.activeElement)) focusShown(api)
  }
  const reach = whole.closest('dialog') ?? whole
  reach.addEventListener('keydown', onKey)
  return () => reach.removeEventListener('keydown', onKey)
}

function focusShown(api: CarouselApi): void {
  const slide = api.slideNodes()[api.selectedScrollSnap()]
  if (!slide) return
  slide.inert = false
  slide.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
}
