/** Dispatched on the document once a page of the shop handles its buttons. */
export const pageAlive = 'page-alive'

/**
 * Runs in the browser, sent as text. Repeats a press of a button that was made before the page's script had loaded,
 * unless the button shows something else by then: a heart may turn out to be on the shortlist already. A heart whose
 * page is left before it was answered adds its piece to the stored list (`stored-pieces.ts`).
 */
export function keepPresses(alive: string, maxListed: number): void {
  const pressed = new Map<HTMLButtonElement, string | null>()
  const isWaiting = (button: HTMLButtonElement) =>
    button.isConnected && button.getAttribute('aria-pressed') === pressed.get(button)
  const note = ({ target }: Event) => {
    for (const button of pressed.keys()) if (!isWaiting(button)) pressed.delete(button)
    const button =
      target instanceof Element && target.closest<HTMLButtonElement>('button[type=button]:not([popovertarget])')
    if (button) pressed.set(button, button.getAttribute('aria-pressed'))
  }
  const press = () => {
    for (const button of pressed.keys()) if (isWaiting(button)) button.click()
  }
  const store = () => {
    for (const [heart, state] of pressed) {
      if (!heart.classList.contains('heart') || state === 'true' || !isWaiting(heart)) continue
      const [variantUuid, productUuid, price] = heart.value.split(' ')
      try {
        const list = JSON.parse(localStorage.getItem('shortlist') ?? '{"version":1,"pieces":[]}')
        const isListed = list.pieces.some((piece: { variantUuid: string }) => piece.variantUuid === variantUuid)
        if (list.version !== 1 || isListed || list.pieces.length >= maxListed) continue
        const name = heart.getAttribute('aria-label')?.replace('Shortlist ', '')
        list.pieces.push({
          variantUuid,
          productUuid,
          name,
          savedPrice: Number(price),
          savedAt: new Date().toISOString(),
        })
        localStorage.setItem('shortlist', JSON.stringify(list))
      } catch {
        // The browser refuses storage, or the list cannot be read.
      }
    }
  }
  document.addEventListener('click', note, true)
  document.addEventListener(alive, press, { once: true })
  window.addEventListener('pagehide', store)
}

/**
 * Runs in the browser, sent as text. Drops the second press of a double click if the first one removed or moved what was
 * pressed: it was not meant for what is there now.
 */
export function dropStrayPresses(): void {
  // Staff press quickly on purpose, such as to remove two rows.
  if (location.pathname.startsWith('/admin')) return
  let before: EventTarget | null
  let pressed: EventTarget | null
  const note = ({ target }: Event) => {
    before = pressed
    pressed = target instanceof Element ? (target.closest('a,button,label') ?? target) : target
  }
  const drop = (event: MouseEvent) => {
    if (event.detail < 2 || pressed === before) return
    pressed = before
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener('pointerdown', note, true)
  document.addEventListener('click', drop, true)
}
