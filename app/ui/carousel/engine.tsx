import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { CarouselApi } from './carousel-api.ts'
import { Controls } from './controls.tsx'
import { followInView } from './in-view.ts'
import { followArrowKeys } from './keys.ts'
import { useRotation } from './rotation.ts'
import { isStill } from './stillness.ts'

type Props = {
  whole: RefObject<HTMLElement | null>
  view: RefObject<HTMLElement | null>
  amount: number
  autoplayMs?: number
  infinite: boolean
  centred: boolean
  dots?: boolean
  arrows?: boolean
  place?: number
  onPlace?: (place: number) => void
}

export function Engine({ whole, view, amount, autoplayMs, infinite, centred, dots, arrows, place, onPlace }: Props) {
  const [startIndex] = useState(() => findShown(view.current))
  const [plugins] = useState(() =>
    autoplayMs === undefined ? [] : [Autoplay({ delay: autoplayMs, playOnInit: false, stopOnFocusIn: false })],
  )
  const [lead, api] = useEmblaCarousel(
    { startIndex, loop: infinite, align: centred ? 'center' : 'start', inViewThreshold: 0.1, slidesToScroll: 1 },
    plugins,
  )
  useEffect(() => {
    const shown = view.current
    if (!shown) return
    shown.dataset.led = ''
    shown.scrollLeft = 0
    lead(shown)
    return () => {
      delete shown.dataset.led
    }
  }, [view, lead])
  useEffect(() => (api ? followInView(api) : undefined), [api])
  useEffect(() => (api && whole.current ? followArrowKeys(api, whole.current) : undefined), [api, whole])
  useEffect(() => {
    if (api && amount !== api.slideNodes().length) api.reInit()
  }, [api, amount])
  usePlace(api, place, onPlace)
  const rotation = useRotation(api, whole, autoplayMs !== undefined)
  if (!api || !(dots || arrows || rotation)) return null
  return <Controls api={api} rotation={rotation} dots={dots} arrows={arrows} />
}

/** Where the shopper has scrolled to by now. */
function findShown(view: HTMLElement | null): number {
  const slides = [...(view?.firstElementChild?.children ?? [])]
  const left = view?.getBoundingClientRect().left ?? 0
  const index = slides.findIndex((slide) => slide.getBoundingClientRect().right - left > slide.clientWidth / 2)
  return Math.max(0, index)
}

function usePlace(api: CarouselApi | undefined, place: number | undefined, onPlace?: (place: number) => void) {
  const asked = useRef(place)
  useEffect(() => {
    if (!api || !onPlace) return
    const tell = () => onPlace(api.selectedScrollSnap())
    api.on('select', tell)
    tell()
    return () => {
      api.off('select', tell)
    }
  }, [api, onPlace])
  useEffect(() => {
    if (asked.current === place || place === undefined) return
    asked.current = place
    api?.scrollTo(place, isStill())
  }, [api, place])
}
