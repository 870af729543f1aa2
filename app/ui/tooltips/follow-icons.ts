import { findIcon, type NamedIcon } from './icon-name.ts'
import { openTip, type Tip } from './tip.ts'

const enterMs = 100
const touchEnterMs = 700
const touchLeaveMs = 1500
/** Long enough to move the pointer from the icon onto the tooltip, which then stays open. */
const leaveMs = 100

/** One listener of each kind on the document, instead of a component around every icon, so that no icon is missed. */
export function followIcons(element: HTMLElement, first: Event): () => void {
  const listening = new AbortController()
  const tip = openTip(element)
  const enter = followPointer(tip, listening.signal)
  followFinger(tip, listening.signal)
  const focus = followFocus(tip, listening.signal)
  listen('scroll', tip.hide, listening.signal)
  if (first instanceof PointerEvent) enter(first)
  else if (first instanceof FocusEvent) focus(first)
  return () => {
    listening.abort()
    tip.hide()
  }
}

function followPointer(tip: Tip, signal: AbortSignal) {
  const isMouse = ({ pointerType }: PointerEvent) => pointerType !== 'touch'
  const enter = (event: PointerEvent) => {
    if (!isMouse(event)) return
    const named = findIcon(event.target)
    if (named) tip.come(named, enterMs)
    else if (!tip.covers(event)) tip.go(leaveMs)
  }
  const move = (event: PointerEvent) => {
    if (tip.covers(event)) tip.stay()
    else if (!tip.isOf(event.target)) tip.go(leaveMs)
  }
  listen('pointerover', enter, signal)
  listen('pointermove', (event) => isMouse(event) && tip.isShown() && move(event), signal)
  listen('pointerout', (event) => event.relatedTarget === null && isMouse(event) && tip.go(leaveMs), signal)
  return enter
}

function followFinger(tip: Tip, signal: AbortSignal): void {
  const press = ({ target, pointerType }: PointerEvent) => {
    tip.hide()
    const named: NamedIcon | undefined = pointerType === 'touch' ? findIcon(target) : undefined
    if (named) tip.come(named, touchEnterMs)
  }
  const lift = ({ pointerType }: PointerEvent) => pointerType === 'touch' && tip.go(touchLeaveMs)
  listen('pointerdown', press, signal)
  listen('pointerup', lift, signal)
  listen('pointercancel', lift, signal)
}

function followFocus(tip: Tip, signal: AbortSignal) {
  const enter = ({ target }: FocusEvent) => {
    const named = findIcon(target)
    if (named?.icon.matches(':focus-visible')) tip.come(named, enterMs)
  }
  listen('focusin', enter, signal)
  listen('focusout', () => tip.go(0), signal)
  listen('keydown', tip.hide, signal)
  return enter
}

function listen<Kind extends keyof DocumentEventMap>(
  kind: Kind,
  act: (event: DocumentEventMap[Kind]) => void,
  signal: AbortSignal,
): void {
  document.addEventListener(kind, act, { signal, capture: true, passive: true })
}
