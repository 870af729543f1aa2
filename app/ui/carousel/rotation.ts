import { type RefObject, useEffect, useState } from 'react'
import type { CarouselApi } from './carousel-api.ts'
import { useStillness } from './stillness.ts'

export type Rotation = { paused: boolean; toggle: () => void }

/**
 * Rotates unless a visitor points at it, focuses it, drags it or has paused it. In a hidden tab Embla stops it. Under
 * reduced motion it never starts, so there is nothing to pause.
 */
export function useRotation(api: CarouselApi, whole: RefObject<HTMLElement | null>): Rotation | undefined {
  const [wish, setWish] = useState<'none' | 'play' | 'pause'>('none')
  const still = useStillness()
  const held = useHold(whole)
  const turns = !still && (wish === 'play' || (wish === 'none' && !held))
  useEffect(() => {
    if (!held) setWish((before) => (before === 'play' ? 'none' : before))
  }, [held])
  useEffect(() => {
    const follow = () => {
      const { autoplay } = api.plugins()
      if (turns && api.scrollSnapList().length > 1) autoplay?.play(false)
      else autoplay?.stop()
    }
    const take = () => setWish('pause')
    follow()
    api.on('reInit', follow).on('pointerDown', take)
    return () => {
      api.off('reInit', follow).off('pointerDown', take)
    }
  }, [api, turns])
  if (still) return undefined
  const paused = wish === 'pause'
  return { paused, toggle: () => setWish(paused ? 'play' : 'pause') }
}

/** Whether a mouse is over it or the focus in it. */
function useHold(whole: RefObject<HTMLElement | null>): boolean {
  const [pointed, setPointed] = useState(() => whole.current?.matches(':hover') ?? false)
  const [focused, setFocused] = useState(() => whole.current?.matches(':focus-within') ?? false)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const element = whole.current
    element?.addEventListener('pointerenter', ({ pointerType }) => setPointed(pointerType === 'mouse'), { signal })
    element?.addEventListener('pointerleave', () => setPointed(false), { signal })
    element?.addEventListener('focusin', () => setFocused(true), { signal })
    element?.addEventListener(
      'focusout',
      ({ relatedTarget }) => setFocused(relatedTarget instanceof Node && element.contains(relatedTarget)),
      { signal },
    )
    return () => listening.abort()
  }, [whole])
  return pointed || focused
}
