import { useEffect } from 'react'
import { pageAlive } from '../../early-presses.ts'
import { followShortlist, getShortlist } from '../shortlist/shortlist.ts'

/**
 * One listener for all hearts and photographs, because most cards are server markup without React. The code that
 * handles an event is fetched when it is needed.
 */
export function useCardEvents(): void {
  useEffect(() => {
    const leaving = new AbortController()
    document.addEventListener('click', pressHeart, leaving)
    document.addEventListener('pointermove', pointAt, leaving)
    const unfollow = followShortlist(fillHearts)
    fillHearts()
    document.dispatchEvent(new Event(pageAlive))
    return () => {
      leaving.abort()
      unfollow()
    }
  }, [])
}

const hearts = 'button.heart'

// Functions of their own: Vite treats a function passed after an `import()` as part of it, and would run it even after the import
// was given up.
const fetchToggle = () => import('../shortlist/toggle-piece.ts')
const fetchSecond = () => import('./second-picture.ts')

/** Hearts whose code is still loading: a shopper who sees nothing happen presses again, and means the same. */
const coming = new Set<string>()

function pressHeart({ target }: MouseEvent): void {
  const heart = target instanceof Element && target.closest<HTMLButtonElement>(hearts)
  if (!heart || coming.has(heart.value)) return
  // A copy, because the page may show another variant once the code has loaded.
  const pressed = heart.cloneNode() as HTMLButtonElement
  coming.add(pressed.value)
  fetchToggle()
    .then((code) => code.toggleHeart(pressed), console.error)
    .finally(() => coming.delete(pressed.value))
}

function fillHearts(): void {
  const { pieces } = getShortlist()
  for (const heart of document.querySelectorAll<HTMLButtonElement>(hearts)) {
    heart.setAttribute('aria-pressed', `${pieces.some(({ variantUuid }) => heart.value.startsWith(variantUuid))}`)
  }
}

/** Shows a card's second photograph on hover. */
function pointAt({ pointerType, target }: PointerEvent): void {
  if (pointerType !== 'mouse' || !(target instanceof Element)) return
  const place = target.closest('.card > a')?.querySelector<HTMLElement>('[data-second]')
  if (place) fetchSecond().then((code) => code.showSecond(place), console.error)
}
