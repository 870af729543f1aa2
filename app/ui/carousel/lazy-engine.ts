import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { runWhenIdle } from '../idle.ts'
import type { EngineProps } from './engine.tsx'

type AnyEngine = ComponentType<EngineProps & { autoplayMs: number }>

/** Embla and the controls, fetched when the carousel is about to be seen and the browser is idle. */
export function useEngine(
  whole: RefObject<HTMLElement | null>,
  wanted: boolean,
  turning: boolean,
): AnyEngine | undefined {
  const [loaded, setLoaded] = useState<{ Engine: AnyEngine }>()
  useEffect(() => {
    if (!whole.current || !wanted) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        runWhenIdle(() => fetchEngine(turning).then(setLoaded, console.error))
      },
      { rootMargin: '300px' },
    )
    observer.observe(whole.current)
    return () => observer.disconnect()
  }, [whole, wanted, turning])
  return loaded?.Engine
}

async function fetchEngine(turning: boolean): Promise<{ Engine: AnyEngine }> {
  if (turning) return { Engine: (await import('./turning-engine.tsx')).TurningEngine }
  return import('./engine.tsx')
}

/** Until Embla takes over, changes from outside scroll the carousel natively. */
export function useNativeScroll(view: RefObject<HTMLElement | null>, place: number | undefined): void {
  useEffect(() => {
    const slide = place === undefined ? null : view.current?.firstElementChild?.children[place]
    if (slide instanceof HTMLElement) view.current?.scrollTo({ left: slide.offsetLeft, behavior: 'instant' })
  }, [view, place])
}
