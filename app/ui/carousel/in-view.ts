import type { CarouselApi } from './carousel-api.ts'

/** Slides outside the viewport are inert: neither focusable nor read out. The next picture is fetched ahead. */
export function followInView(api: CarouselApi): () => void {
  const follow = () => {
    const inView = api.slidesInView()
    for (const [place, slide] of api.slideNodes().entries()) slide.inert = !inView.includes(place)
    whenLoaded(() => fetchNext(api))
  }
  if (api.slidesInView().length > 0) follow()
  api.on('slidesInView', follow)
  return () => {
    api.off('slidesInView', follow)
    for (const slide of api.slideNodes()) slide.inert = false
  }
}

function fetchNext(api: CarouselApi): void {
  const slides = api.slideNodes()
  const last = api.slidesInView().at(-1) ?? 0
  for (const picture of slides[(last + 1) % slides.length]?.querySelectorAll('img') ?? []) picture.loading = 'eager'
}

function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work()
  else window.addEventListener('load', work, { once: true })
}
