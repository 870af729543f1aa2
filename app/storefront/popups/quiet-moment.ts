/** How long the visitor has to be idle: no press, scroll or key. */
const quietMs = 1000
const lookEveryMs = 250
const signsOfUse = ['pointerdown', 'pointerup', 'keydown', 'wheel', 'touchmove', 'scroll'] as const

/** Elements that cover the page, or show that the visitor is busy. */
const overlays = [
  'dialog[open]',
  ':popover-open:not([role=tooltip])',
  'header [aria-expanded=true]',
  '.cookie-prompt',
  ':fullscreen',
]
const written = 'input:not([type=checkbox], [type=radio], [type=submit], [type=button]), textarea, select, iframe'

/** Listens to everything that a visitor does to the page; elements that scroll automatically do not count. */
export function onUse(then: () => void, signal: AbortSignal): void {
  for (const sign of signsOfUse) listen(sign, then, signal)
}
const listen = (sign: keyof DocumentEventMap, then: () => void, signal: AbortSignal) =>
  document.addEventListener(sign, then, { signal, capture: sign !== 'scroll', passive: true })

/**
 * Calls `then` once `afterMs` has passed and the visitor is idle. The start counts as activity, because earlier input
 * is unknown.
 */
export function awaitQuiet(afterMs: number, then: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let usedAt = performance.now()
  const note = () => {
    usedAt = performance.now()
  }
  for (const sign of [...signsOfUse, 'pointermove', 'visibilitychange'] as const) listen(sign, note, signal)
  const look = () => {
    if (performance.now() - usedAt < quietMs || isBusy()) {
      timer = window.setTimeout(look, lookEveryMs)
      return
    }
    listening.abort()
    then()
  }
  let timer = window.setTimeout(look, afterMs)
  return () => {
    listening.abort()
    clearTimeout(timer)
  }
}

function isBusy(): boolean {
  const { activeElement, documentElement, hidden } = document
  const isHeld = documentElement.matches(':active')
  return (
    hidden || isHeld || Boolean(activeElement?.matches(written)) || document.querySelector(overlays.join()) !== null
  )
}
