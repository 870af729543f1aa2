/** How long nobody may have pressed, scrolled or typed anything. */
const quietMs = 1000
const lookEveryMs = 250
const signsOfUse = ['pointerdown', 'pointerup', 'keydown', 'wheel', 'touchmove', 'scroll'] as const

/** Elements that lie over the page, or belong to somebody who is at work in it. */
const overlays = [
  'dialog[open]',
  ':popover-open:not([role=tooltip])',
  'header [aria-expanded=true]',
  '.cookie-prompt',
  ':fullscreen',
]
const written = 'input:not([type=checkbox], [type=radio], [type=submit], [type=button]), textarea, select, iframe'

/** Hears of everything somebody does to the page; what scrolls inside it by itself is not among it. */
export function onUse(then: () => void, signal: AbortSignal): void {
  for (const sign of signsOfUse) listen(sign, then, signal)
}
const listen = (sign: keyof DocumentEventMap, then: () => void, signal: AbortSignal) =>
  document.addEventListener(sign, then, { signal, capture: sign !== 'scroll', passive: true })

/** Calls once, when so long has passed and the visitor is not in the middle of something. What happened before it listened counts as use. */
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
