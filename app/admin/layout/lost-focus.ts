import { type RefObject, useEffect } from 'react'
import { isDialogOpen } from './page-start.ts'

/** The focused control's position: its ancestors, innermost first, with the siblings that they had then. */
type Trail = { element: Element; neighbours: Element[] }[]

const rows = 'li, tr'
const controls =
  'a[href], button:enabled:not([aria-disabled=true]), input:enabled, select:enabled, textarea:enabled, summary, [contenteditable=true]'

/**
 * Moves the focus when the focused control disappears, such as a button that removes its own row: to the next row, or
 * else to what is nearest. The browser would drop it. The same happens to a control that disappears while the dialog
 * that it opened has the focus, once the dialog closes. A notice that disappears with the focus returns it to the page.
 */
export function useLostFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = page.current
    // The parent includes the bars above the page.
    const root = main?.parentElement
    if (!main || !root) return
    let trail: Trail = []
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) trail = describePlace(target, root)
    }
    /** The focus of somebody who leaves a control on purpose is not moved back. */
    const forget = ({ target, relatedTarget }: FocusEvent) =>
      queueMicrotask(() => {
        const isLeft = relatedTarget === null && document.activeElement !== target
        if (isLeft && target instanceof Element && target.isConnected) trail = []
      })
    const observer = new MutationObserver(() => {
      const [control] = trail
      if (!control || document.activeElement !== document.body || isDialogOpen()) return
      const isThere = control.element.isConnected && control.element.checkVisibility()
      const next = isThere ? control.element : findNextFocus(trail, root)
      trail = []
      if (next instanceof HTMLElement) next.focus({ preventScroll: isThere })
      else main.focus({ preventScroll: true })
    })
    observer.observe(document.body, { childList: true, subtree: true })
    root.addEventListener('focusin', note)
    root.addEventListener('focusout', forget)
    return () => {
      observer.disconnect()
      root.removeEventListener('focusin', note)
      root.removeEventListener('focusout', forget)
    }
  }, [page])
}

function describePlace(control: Element, root: Element): Trail {
  const trail: Trail = []
  for (let element = control; element !== root; element = element.parentElement ?? root)
    trail.push({ element, neighbours: element.matches(rows) ? [...(element.parentElement?.children ?? [])] : [] })
  return trail
}

function findNextFocus(trail: Trail, root: Element): HTMLElement | undefined {
  for (const { element, neighbours } of trail) {
    // An ancestor of everything on the page is no nearer than the page itself.
    if (element.isConnected && (!root.contains(element) || element.querySelector('h1'))) return undefined
    const next = element.isConnected ? findControl(element) : findInRows(element, neighbours)
    if (next) return next
  }
  return undefined
}

/** Looks in the row after the removed one, or else in the one before. */
function findInRows(gone: Element, neighbours: Element[]): HTMLElement | undefined {
  const place = neighbours.indexOf(gone)
  const left = [...neighbours.slice(place + 1), ...neighbours.slice(0, Math.max(place, 0)).reverse()]
  const row = left.find((each) => each.isConnected && findControl(each))
  return row && findControl(row)
}

function findControl(within: Element): HTMLElement | undefined {
  const found = [...within.querySelectorAll<HTMLElement>(`[data-row], ${controls}`)].filter((each) =>
    each.checkVisibility(),
  )
  return found.find((each) => each.hasAttribute('data-row')) ?? found[0]
}
