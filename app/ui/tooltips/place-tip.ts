const apart = 6
const margin = 8

/** Places the tip below the icon, or above it near the bottom of the window, and never outside the window. */
export function placeTip(tip: HTMLElement, icon: Element): void {
  const around = icon.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const middle = around.left + around.width / 2 - width / 2
  const below = around.bottom + apart
  const fits = below + height + margin <= clientHeight
  tip.style.left = `${Math.max(margin, Math.min(middle, clientWidth - width - margin))}px`
  tip.style.top = `${fits ? below : around.top - apart - height}px`
}
