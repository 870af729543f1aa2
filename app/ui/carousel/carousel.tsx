import { type AriaRole, Children, isValidElement, type ReactNode, useRef } from 'react'
import { useEngine, useNativeScroll } from './lazy-engine.ts'
import { checkSettings, type Responsive, writeWidths } from './settings.ts'

type Props = {
  label: string
  responsive: Responsive
  /** Moves on by itself after so long. */
  autoplayMs?: number
  infinite?: boolean
  centred?: boolean
  dots?: boolean
  arrows?: boolean
  /** For a carousel that is controlled from outside as well: the current slide, and the handler of its changes. */
  place?: number
  onPlace?: (place: number) => void
  role?: AriaRole
  /** Of the window through which the slides are seen; `--gap` is the space between two. */
  className?: string
  controlsClassName?: string
  /** How many slides there will be, where some come later. */
  expected?: number
  children: ReactNode
}

/**
 * A row that the browser scrolls and snaps by itself. Once a script can run without delaying the page, Embla takes over
 * and adds the controls; their space is reserved from the start.
 */
export function Carousel({
  label,
  responsive,
  autoplayMs,
  infinite = false,
  centred = false,
  dots = false,
  arrows = false,
  place,
  onPlace,
  role = 'group',
  className = '[--gap:1.5rem]',
  controlsClassName = '',
  expected = 0,
  children,
}: Props) {
  if (import.meta.env.DEV) checkSettings(responsive, centred, import.meta.env.SSR)
  const slides = Children.toArray(children).filter((slide) => isValidElement(slide))
  const amount = Math.max(slides.length, expected)
  const whole = useRef<HTMLDivElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const Engine = useEngine(whole, slides.length > 1, autoplayMs !== undefined)
  useNativeScroll(view, Engine ? undefined : place)
  const controlled = slides.length > 1 && (dots || arrows || autoplayMs !== undefined)
  return (
    <div ref={whole} {...name(role, 'carousel', label)} className="carousel" style={writeWidths(responsive, amount)}>
      <div ref={view} className={`carousel-view ${className}`}>
        <div className={`slides${infinite ? ' *:last:mr-(--gap)' : ''}${centred ? ' [--snap:center]' : ''}`}>
          {slides.map((slide, index) => (
            <div key={slide.key} {...name('group', 'slide', `${index + 1} of ${amount}`)}>
              {slide}
            </div>
          ))}
        </div>
      </div>
      <div className={controlled ? `carousel-controls ${controlsClassName}` : ''}>
        {Engine && (
          <Engine
            whole={whole}
            view={view}
            infinite={infinite}
            centred={centred}
            dots={dots}
            arrows={arrows}
            place={place}
            onPlace={onPlace}
            amount={slides.length}
            autoplayMs={autoplayMs ?? 0}
          />
        )}
      </div>
    </div>
  )
}

/** As the ARIA practices have it for a carousel and its slides. */
const name = (role: AriaRole, kind: string, label: string) => ({
  role,
  'aria-roledescription': kind,
  'aria-label': label,
})
