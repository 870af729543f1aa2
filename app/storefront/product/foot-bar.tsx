import { type ReactNode, useEffect, useRef } from 'react'

/** A bar of actions. On a phone it sticks to the foot of the window until its own place is in view. */
export function FootBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => (bar.current ? measureStuckBar(bar.current) : undefined), [])
  return (
    <div
      ref={bar}
      className="flex items-center gap-4 print:hidden max-sm:gap-2 max-md:sticky max-md:bottom-0 max-md:z-10 max-md:order-last max-md:-mx-[var(--gutter)] max-md:border-t max-md:border-rule max-md:bg-paper max-md:px-[var(--gutter)] max-md:py-3"
    >
      {children}
    </div>
  )
}

/** Moves the cookie prompt above the bar, by a transform, so that nothing else shifts. */
function measureStuckBar(bar: HTMLElement): () => void {
  const { style } = document.documentElement
  const watch = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return
      const { bottom, height } = entry.boundingClientRect
      const stuck = bottom > (entry.rootBounds?.bottom ?? 0)
      style.setProperty('--foot-bar', stuck ? `${height}px` : '0px')
    },
    { rootMargin: '0px 0px -1px 0px', threshold: [0, 0.5, 1] },
  )
  watch.observe(bar)
  return () => {
    watch.disconnect()
    style.removeProperty('--foot-bar')
  }
}
