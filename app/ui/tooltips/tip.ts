import type { NamedIcon } from './icon-name.ts'
import { placeTip } from './place-tip.ts'

export type Tip = ReturnType<typeof openTip>

/** The single tooltip of a page: at most one is open, opening or closing. */
export function openTip(element: HTMLElement) {
  let shown: Element | undefined
  let coming: Element | undefined
  let going = false
  let timer: number | undefined

  const stay = () => {
    if (going) clearTimeout(timer)
    going = false
  }
  const hide = () => {
    clearTimeout(timer)
    shown = coming = undefined
    going = false
    element.hidePopover()
  }
  const show = ({ icon, name }: NamedIcon) => {
    hide()
    if (!icon.isConnected) return
    shown = icon
    element.textContent = name
    element.showPopover()
    placeTip(element, icon)
  }
  return {
    stay,
    hide,
    come(named: NamedIcon, ms: number) {
      if (named.icon === coming) return
      clearTimeout(timer)
      going = false
      coming = named.icon === shown ? undefined : named.icon
      if (!coming) return
      timer = window.setTimeout(show, ms, named)
    },
    go(ms: number) {
      if (going) return
      clearTimeout(timer)
      coming = undefined
      going = shown !== undefined
      if (going) timer = window.setTimeout(hide, ms)
    },
    isShown: () => shown !== undefined,
    isOf: (target: EventTarget | null) =>
      target instanceof Node && [shown, coming].some((icon) => icon?.contains(target)),
    /** The tooltip ignores pointer events, so that clicks go through it: its position tells whether the pointer is over it. */
    covers({ clientX, clientY }: PointerEvent): boolean {
      if (!shown) return false
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
    },
  }
}
