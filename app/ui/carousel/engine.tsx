import useEmblaCarousel from 'embla-carousel-react'
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import type { CarouselApi } from './carousel-api.ts'
import { Controls } from './controls.tsx'
import { followInView } from './in-view.ts'
import { followArrowKeys } from './keys.ts'
import { isStill } from './stillness.ts'

export type ControlsProps = {
  api: CarouselApi
  whole: RefObject<HTMLElement | null>
  dots?: boolean
  arrows?: boolean
}
type Plugins = Parameters<typeof useEmblaCarousel>[1]

export type EngineProps = {
  whole: RefObject<HTMLElement | null>
  view: RefObject<HTMLElement | null>
  amount: number
  infinite: boolean
  centred: boolean
  dots?: boolean
  arrows?: boolean
  place?: number
  onPlace?: (place: number) => void
  plugins?: Plugins
  EngineControls?: ComponentType<ControlsProps>
}

export function Engine(props: EngineProps) {
  const { whole, view, amount, infinite, centred, dots, arrows, place, onPlace, plugins } = props
  const { EngineControls = PlainControls } = props
  const [startIndex] = useState(() => findShown(view.current))
  const [attach, api] = useEmblaCarousel(
    { startIndex, loop: infinite, align: centred ? 'center' : 'start', inViewThreshold: 0.1, slidesToScroll: 1 },
    plugins,
  )
  useEffect(() => {
    const shown = view.current
    if (!shown) return
    shown.dataset.led = ''
    shown.scrollLeft = 0
    attach(shown)
    return () => {
      delete shown.dataset.led
    }
  }, [view, attach])
  useEffect(() => (api ? followInView(api) : undefined), [api])
  useEffect(() => (api && whole.current ? followArrowKeys(api, whole.current) : undefined), [api, whole])
  useEffect(() => {
    if (api && amount !== api.slideNodes().length) api.reInit()
  }, [api, amount])
  usePlace(api, place, onPlace)
  return api && <EngineControls api={api} whole={whole} dots={dots} arrows={arrows} />
}

const PlainControls = ({ api, dots, arrows }: ControlsProps) =>
  dots || arrows ? <Controls api={api} dots={dots} arrows={arrows} /> : null

/** The slide to which the shopper has scrolled so far. */
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
    const report = () => onPlace(api.selectedScrollSnap())
    api.on('select', report)
    report()
    return () => {
      api.off('select', report)
    }
  }, [api, onPlace])
  useEffect(() => {
    if (asked.current === place || place === undefined) return
    asked.current = place
    api?.scrollTo(place, isStill())
  }, [api, place])
}
