import { type AriaRole, Children, isValidElement, type ReactNode, useRef } from 'react'
import { useEngine, useNativeScroll } from './lazy-engine.ts'
import { checkSettings, type Responsive, writeWidths } from './settings.ts'

type Props = {
  label: string
  responsive: Responsive
  /** Rotates automatically at this interval. */
  autoplayMs?: number
  infinite?: boolean
  centred?: boolean
  dots?: boolean
  arrows?: boolean
  /** For a carousel that is also controlled from outside: the current slide, and the handler of its changes. */
  place?: number
  onPlace?: (place: number) => void
  role?: AriaRole
  /** Classes of the viewport; `--gap` is the space between two slides. */
  className?: string
  controlsClassName?: string
  /** The final number of slides, if some are added later. */
  expected?: number
  children: ReactNode
}

/**
 * A row that scrolls and snaps natively. Once a script can run without delaying the page, Embla takes over and adds the
 * controls; their space is reserved from the start.
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

/** The attributes that the ARIA practices prescribe for a carousel and its slides. */
const name = (role: AriaRole, kind: string, label: string) => ({
  role,
  'aria-roledescription': kind,
  'aria-label': label,
})
