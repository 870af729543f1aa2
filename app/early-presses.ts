/** Dispatched on the document once a page of the shop handles its buttons. */
export const pageAlive = 'page-alive'

/**
 * Runs in the browser, sent as text. Repeats a press of a button that was made before the page's script had loaded,
 * unless the button shows something else by then: a heart may turn out to be on the shortlist already.
 */
export function keepPresses(alive: string): void {
  const pressed = new Map<Element, string | null>()
  const readState = (button: Element) => button.getAttribute('aria-pressed')
  const note = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button[type=button]:not([popovertarget])')
    if (button) pressed.set(button, readState(button))
  }
  const press = () => {
    document.removeEventListener('click', note, true)
    for (const [button, state] of pressed) if (readState(button) === state) (button as HTMLElement).click()
  }
  document.addEventListener('click', note, true)
  document.addEventListener(alive, press, { once: true })
}
