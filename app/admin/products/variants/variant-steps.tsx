import { useEffect, useLayoutEffect, useRef } from 'react'
import { Button } from '../../controls/button.tsx'

type Props = { place: number; count: number; onGo(to: number): void }

/** Moves between variants: by buttons, or by Alt with an arrow key. */
export function VariantSteps({ place, count, onGo }: Props) {
  const steps = useRef<HTMLDivElement>(null)
  const seen = useRef(place)
  // A step may unmount or disable what had the focus. The button that repeats the step gets it or, at either end, the other
  // button.
  useLayoutEffect(() => {
    const isForward = place > seen.current
    if (place === seen.current) return
    seen.current = place
    const [previous, next] = steps.current?.querySelectorAll('button') ?? []
    const button = isForward ? next : previous
    ;(button?.ariaDisabled === 'true' ? (isForward ? previous : next) : button)?.focus()
  }, [place])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
      const { activeElement } = document
      const isHere = steps.current?.closest('[role=dialog]')?.contains(activeElement)
      // In these controls, Alt with an arrow key opens the list of options.
      if (!step || !isHere || activeElement?.matches('select, [role=combobox]')) return
      event.preventDefault()
      const to = place + step
      if (to >= 0 && to < count) onGo(to)
    }
    // Listens in the capture phase, because a drawer stops arrow keys from bubbling.
    addEventListener('keydown', listen, true)
    return () => removeEventListener('keydown', listen, true)
  }, [place, count, onGo])
  if (count < 2) return null
  return (
    <div ref={steps} className="mb-5 flex items-center gap-3 border-y border-rule py-2">
      <Button aria-keyshortcuts="Alt+ArrowUp" disabled={place === 0} onClick={() => onGo(place - 1)}>
        Previous
      </Button>
      <span className="grow text-center text-small text-soft">
        Variant {place + 1} of {count}
      </span>
      <Button aria-keyshortcuts="Alt+ArrowDown" disabled={place === count - 1} onClick={() => onGo(place + 1)}>
        Next
      </Button>
    </div>
  )
}
